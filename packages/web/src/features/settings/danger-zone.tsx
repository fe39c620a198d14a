import { type AccountDeletion, type AuthUser, accountDeletionRoutes } from '@home-design/contract';
import { Button, Card, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { formatMoment } from '../../lib/formats.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { deletionCopy } from './copy.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { deletionQuery } from './deletion-query.ts';
import classes from './settings.module.css';

/** Requests the deletion of the account, or cancels it. */
export function DangerZone({ user }: { user: AuthUser }) {
  return (
    <Card component="section" aria-labelledby="danger-zone" className={classes.danger}>
      <Title order={2} size="h4" id="danger-zone" mb="xs">
        {deletionCopy.title}
      </Title>
      <Deletion user={user} />
    </Card>
  );
}

function Deletion({ user }: { user: AuthUser }) {
  const found = useQuery(deletionQuery);
  const [isAsking, setIsAsking] = useState(false);

  if (found.isPending) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{deletionCopy.loading}</VisuallyHidden>
        <Skeleton height={72} aria-hidden="true" />
      </div>
    );
  }
  if (found.data === undefined) {
    return (
      <div role="alert">
        <Text size="sm">{messageOf(found.error, deletionCopy.loadFailed)}</Text>
        <Button
          variant="default"
          className={classes.action}
          onClick={() => void found.refetch()} // the query keeps its error
        >
          {deletionCopy.tryAgain}
        </Button>
      </div>
    );
  }
  if (found.data.deletion !== null) return <Pending deletion={found.data.deletion} />;
  return (
    <>
      <Text size="sm">{deletionCopy.text}</Text>
      <Button color="red" variant="outline" className={classes.action} onClick={() => setIsAsking(true)}>
        {deletionCopy.open}
      </Button>
      {isAsking && <DeleteAccountDialog user={user} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** The requested deletion, and the button that cancels it. */
function Pending({ deletion }: { deletion: AccountDeletion }) {
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () => call(accountDeletionRoutes.cancel),
    onSuccess(answer) {
      queries.setQueryData(deletionQuery.queryKey, answer);
      toast.success(deletionCopy.kept);
    },
    // Canceling twice is harmless, so the toast offers Retry.
    onError: (error) =>
      toast.failed(deletionCopy.keepFailed, error, messageOf(error, deletionCopy.keepFailed), () =>
        keep.mutate(),
      ),
  });
  return (
    <div role="status">
      <Text fw={550}>{deletionCopy.pending(formatMoment(deletion.due_at))}</Text>
      <Button className={classes.action} loading={keep.isPending} onClick={() => keep.mutate()}>
        {deletionCopy.keep}
      </Button>
    </div>
  );
}
