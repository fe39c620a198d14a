import { type ApiKey, apiKeyRoutes } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../ui/dialog/removal-buttons.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { apiKeyCopy as copy } from './api-key-copy.ts';
import { apiKeysQuery } from './api-keys-query.ts';

/** Asks once, naming the key, and then revokes it. */
export function RevokeApiKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => call(apiKeyRoutes.revoke, { params: { apiKeyId: apiKey.id } }),
    async onSuccess() {
      toast.success(copy.revoked);
      await queries.invalidateQueries(apiKeysQuery);
      onClose();
    },
    onError(error) {
      const wasLost = toast.failed(copy.revokeFailed, error, messageOf(error, copy.revokeFailed), () =>
        revoke.mutate(),
      );
      if (wasLost) return;
      // The list may be out of date: the key may have been revoked elsewhere.
      void queries.invalidateQueries(apiKeysQuery); // failures show where the data is used
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={copy.askTitle(apiKey.name)} closeLabel={copy.close}>
      <Text>{copy.askText}</Text>
      <RemovalButtons
        cancel={copy.cancel}
        confirm={copy.revoke}
        isRemoving={revoke.isPending}
        onCancel={onClose}
        onConfirm={() => revoke.mutate()}
      />
    </Dialog>
  );
}
