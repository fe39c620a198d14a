import { preferenceRoutes } from '@home-design/contract';
import { Button } from '@mantine/core';
import { IconMailCheck, IconMailOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { unsubscribeCopy } from './copy.ts';

/** The page of the unsubscribe link in a mail. It stops further mails without a session. */
export function UnsubscribePage() {
  useDocumentTitle(unsubscribeCopy.title);
  const { token = '' } = useParams();
  const stop = useMutation({
    mutationFn: () => call(preferenceRoutes.unsubscribe, { body: { token } }),
    onError: (error) =>
      // Unsubscribing twice is harmless, so the toast offers Retry.
      toast.failed(unsubscribeCopy.failed, error, messageOf(error, unsubscribeCopy.failed), () =>
        stop.mutate(),
      ),
  });

  if (stop.isSuccess) {
    const { topic } = stop.data;
    const isAddress = topic === 'requests';
    return (
      <div role="status">
        <StatePanel
          order={1}
          icon={<IconMailCheck stroke={ICON_STROKE} />}
          title={unsubscribeCopy.doneTitle}
          text={unsubscribeCopy.done[topic]}
          action={
            <Button
              component={Link}
              to={isAddress ? paths.landing() : paths.settings({ tab: 'notifications' })}
            >
              {isAddress ? unsubscribeCopy.home : unsubscribeCopy.settings}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <StatePanel
      order={1}
      icon={<IconMailOff stroke={ICON_STROKE} />}
      title={unsubscribeCopy.title}
      text={unsubscribeCopy.text}
      action={
        <Button loading={stop.isPending} onClick={() => stop.mutate()}>
          {unsubscribeCopy.stop}
        </Button>
      }
    />
  );
}
