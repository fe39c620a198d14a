import type { Publication, PublicationPlan } from '@home-design/contract';
import { Button, Group, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { Suspense, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { publishCopy as copy } from './copy.ts';
import classes from './publish.module.css';
import { SetCard } from './set-card.tsx';
import type { useSets } from './use-sets.ts';

const RemoveSetDialog = lazyPart(
  async () => (await import('./remove-set-dialog.tsx')).RemoveSetDialog,
  'dialog',
);

interface SetListProps {
  plan: PublicationPlan;
  sets: ReturnType<typeof useSets>;
}

/** The sets of a listing, the newest first. */
export function SetList({ plan, sets: { sets, remove } }: SetListProps) {
  const [asked, setAsked] = useState<Publication | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (sets.isPending) {
    return (
      <>
        <VisuallyHidden role="status">{copy.setsLoading}</VisuallyHidden>
        <Skeleton height={120} aria-hidden />
      </>
    );
  }
  if (!sets.data) {
    return (
      <Group role="alert" gap="sm">
        <span>{messageOf(sets.error, copy.setsFailed)}</span>
        <Button
          variant="light"
          onClick={() => void sets.refetch()} // the query keeps its own error
        >
          {copy.tryAgain}
        </Button>
      </Group>
    );
  }
  if (sets.data.length === 0) return <Text c="dimmed">{copy.noSets}</Text>;
  return (
    <>
      <ul className={classes.sets} aria-label={copy.sets}>
        {sets.data.map((set) => (
          <SetCard
            key={set.id}
            set={set}
            isAsNow={plan.same_as === set.id}
            isLeaving={remove.isPending && remove.variables.id === set.id}
            onCancel={() => remove.mutate(set)}
            onRemove={() => {
              setAsked(set);
              setIsAsking(true);
            }}
          />
        ))}
      </ul>
      {asked && (
        <Suspense>
          <RemoveSetDialog
            opened={isAsking}
            isRemoving={remove.isPending}
            onClose={() => setIsAsking(false)}
            onConfirm={() => remove.mutate(asked, { onSuccess: () => setIsAsking(false) })}
          />
        </Suspense>
      )}
    </>
  );
}
