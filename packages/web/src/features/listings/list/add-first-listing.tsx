import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';

/** The main button where no listing is shown. */
export function AddFirstListing({ onAdd }: { onAdd: () => void }) {
  return (
    <Button size="md" leftSection={<IconPlus size={18} stroke={ICON_STROKE} aria-hidden />} onClick={onAdd}>
      {copy.addFirst}
    </Button>
  );
}
