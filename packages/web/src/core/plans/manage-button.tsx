import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { paymentCopy } from './payment-copy.ts';
import { usePortal } from './use-payment.ts';

/** Opens the page on which a paid plan is changed and canceled. */
export function ManageButton() {
  const portal = usePortal();
  return (
    <Button
      variant="default"
      loading={portal.isPending}
      leftSection={<IconReceipt size={18} stroke={ICON_STROKE} aria-hidden="true" />}
      onClick={() => portal.mutate()}
    >
      {paymentCopy.manage}
    </Button>
  );
}
