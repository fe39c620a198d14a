import { type SignedInPlace, sessionRoutes } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../ui/dialog/removal-buttons.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';
import { sessionsQuery } from './queries.ts';

/** The session to end; null: every session except this one. */
export interface Ending {
  place: SignedInPlace | null;
}

/** Asks once, naming the browser, and then signs out there. */
export function EndSessionDialog({ ending: { place }, onClose }: { ending: Ending; onClose: () => void }) {
  const queries = useQueryClient();
  const device = place?.device ?? copy.unknownDevice;
  const end = useMutation({
    async mutationFn() {
      if (place === null) await call(sessionRoutes.endOthers);
      else await call(sessionRoutes.end, { params: { sessionId: place.id } });
    },
    async onSuccess() {
      toast.success(place === null ? copy.signedOutOthers : copy.signedOut(device));
      await queries.invalidateQueries(sessionsQuery);
      onClose();
    },
    onError(error, asked) {
      const wasLost = toast.failed(copy.failed, error, messageOf(error, copy.failed), () =>
        end.mutate(asked),
      );
      if (wasLost) return;
      // The list may be out of date: the session may have ended already.
      void queries.invalidateQueries(sessionsQuery); // the list shows its own failure
      onClose();
    },
  });

  return (
    <Dialog
      opened
      onClose={onClose}
      title={place === null ? copy.askOthersTitle : copy.askTitle(device)}
      closeLabel={copy.close}
    >
      <Text>{place === null ? copy.askOthersText : copy.askText}</Text>
      <RemovalButtons
        cancel={copy.cancel}
        confirm={place === null ? copy.signOutOthers : copy.signOut}
        isRemoving={end.isPending}
        onCancel={onClose}
        onConfirm={() => end.mutate()}
      />
    </Dialog>
  );
}
