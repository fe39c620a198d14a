import {
  type AuthUser,
  accountDeletionRoutes,
  deletionWord,
  isDeletionConfirmed,
} from '@home-design/contract';
import { Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../ui/dialog/removal-buttons.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { deletionCopy } from './copy.ts';
import { deletionQuery } from './deletion-query.ts';

/** Requests the deletion of the account after its name was typed. */
export function DeleteAccountDialog({ user, onClose }: { user: AuthUser; onClose: () => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const word = deletionWord(user);
  const isEmail = word === user.email;
  const request = useMutation({
    mutationFn: () => call(accountDeletionRoutes.request, { body: { confirmation: typed } }),
    onSuccess(answer) {
      queries.setQueryData(deletionQuery.queryKey, answer);
      toast.success(deletionCopy.requestedTitle, deletionCopy.requestedText);
      onClose();
    },
    // Requesting twice is harmless, so the toast offers Retry.
    onError: (error) =>
      toast.failed(deletionCopy.requestFailed, error, messageOf(error, deletionCopy.requestFailed), () =>
        request.mutate(),
      ),
  });

  function confirm(): void {
    if (isDeletionConfirmed(user, typed)) request.mutate();
    else toast.error(deletionCopy.wrongTitle, isEmail ? deletionCopy.wrongEmail : deletionCopy.wrongGuest);
  }

  return (
    <Dialog opened onClose={onClose} title={deletionCopy.askTitle} closeLabel={deletionCopy.close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Stack gap="md">
          <Text>{deletionCopy.text}</Text>
          <Text size="sm">{deletionCopy.exportFirst}</Text>
          <Text size="sm">{deletionCopy.begins}</Text>
          <TextInput
            label={isEmail ? deletionCopy.typeEmail(word) : deletionCopy.typeGuest(word)}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            styles={{ input: { minHeight: 44 }, label: { overflowWrap: 'anywhere' } }}
          />
        </Stack>
        <RemovalButtons
          cancel={deletionCopy.cancel}
          confirm={deletionCopy.confirm}
          isRemoving={request.isPending}
          onCancel={onClose}
          onConfirm={confirm}
        />
      </form>
    </Dialog>
  );
}
