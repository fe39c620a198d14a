import type { ListingComparison, ListingPair, MergedFact } from '@home-design/contract';
import { Button, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { CompareFacts } from './compare-facts.tsx';
import { CompareHeads } from './compare-heads.tsx';
import classes from './merging.module.css';
import { mergingCopy as copy } from './merging-copy.ts';
import { comparisonQuery, useMerge } from './merging-queries.ts';

interface MergeDialogProps {
  pair: ListingPair;
  opened: boolean;
  onClose: () => void;
  onMerged: () => void;
}

/** Shows two listings side by side, and what merging them does, and merges them. */
export function MergeDialog({ pair, opened, onClose, onMerged }: MergeDialogProps) {
  const comparison = useQuery({ ...comparisonQuery(pair), enabled: opened });
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title} closeLabel={copy.close} size="xl">
      {comparison.isPending && (
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height={320} aria-hidden />
        </>
      )}
      {comparison.isLoadingError && (
        <Group role="alert" gap="sm">
          <span>{messageOf(comparison.error, copy.failed)}</span>
          <Button
            variant="light"
            className={classes.touch}
            onClick={() => void comparison.refetch()} // the query keeps its own error
          >
            {copy.tryAgain}
          </Button>
        </Group>
      )}
      {comparison.data && <MergeForm comparison={comparison.data} onClose={onClose} onMerged={onMerged} />}
    </Dialog>
  );
}

interface MergeFormProps {
  comparison: ListingComparison;
  onClose: () => void;
  onMerged: () => void;
}

function MergeForm({ comparison, onClose, onMerged }: MergeFormProps) {
  const merge = useMerge(() => {
    onClose();
    onMerged();
  });
  const [chosen, setChosen] = useState<Partial<Record<MergedFact, 'kept' | 'merged'>>>({});
  const sideOf = ({ fact, suggested }: ListingComparison['facts'][number]) => chosen[fact] ?? suggested;
  const take = comparison.facts.filter((each) => each.kept !== each.merged && sideOf(each) === 'merged');

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const { kept, merged } = comparison;
        merge.mutate({ kept, merged, take: take.map(({ fact }) => fact) });
      }}
    >
      <Text c="dimmed">{copy.intro}</Text>
      <CompareHeads kept={comparison.kept} merged={comparison.merged} />
      <CompareFacts
        facts={comparison.facts}
        sideOf={sideOf}
        onChoose={(fact, side) => setChosen((now) => ({ ...now, [fact]: side }))}
      />
      <section>
        <Title order={3} size="h4">
          {copy.happens}
        </Title>
        <ul className={classes.happens}>
          {consequencesOf(comparison).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" className={classes.touch} onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" className={classes.touch} loading={merge.isPending}>
          {copy.confirm}
        </Button>
      </Group>
    </form>
  );
}

const consequencesOf = ({ photos, projects, publications, pages, messages }: ListingComparison): string[] =>
  [
    copy.photos(photos),
    copy.projects(projects),
    copy.publications(publications.merged),
    copy.pages(pages),
    copy.messages(messages.merged),
    copy.undoable,
  ].filter((sentence) => sentence !== null);
