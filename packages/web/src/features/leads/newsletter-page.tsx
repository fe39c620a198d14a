import { leadRoutes } from '@home-design/contract';
import { Button } from '@mantine/core';
import { IconMail, IconMailCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { newsletterCopy as copy } from './copy.ts';

/**
 * The page of the link in a confirmation mail, where the reader confirms the newsletter. Opening it does not confirm.
 */
export function NewsletterPage() {
  useDocumentTitle(copy.title);
  const { token = '' } = useParams();
  const confirm = useMutation({
    mutationFn: () => call(leadRoutes.confirmNewsletter, { body: { token } }),
    onError: (error) =>
      // Confirming twice is harmless, so the toast offers Retry.
      toast.failed(copy.failed, error, messageOf(error, copy.failed), () => confirm.mutate()),
  });

  if (confirm.isSuccess) {
    return (
      <div role="status">
        <StatePanel
          order={1}
          icon={<IconMailCheck stroke={ICON_STROKE} />}
          title={copy.doneTitle}
          text={copy.done}
          action={
            <Button component={Link} to={paths.landing()}>
              {copy.home}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <StatePanel
      order={1}
      icon={<IconMail stroke={ICON_STROKE} />}
      title={copy.title}
      text={copy.text}
      action={
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {copy.yes}
        </Button>
      }
    />
  );
}
