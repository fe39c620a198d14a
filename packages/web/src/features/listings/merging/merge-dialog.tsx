import type { ListingComparison, ListingId, ListingPair, MergedFact } from '@home-design/contract';
import { Button, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowsExchange } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { nameOf } from '../listing-state.ts';
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

/** Shows two listings side by side and the effects of a merge, and merges them. The user chooses which one stays. */
export function MergeDialog({ pair, opened, onClose, onMerged }: MergeDialogProps) {
  const [isTurned, turned] = useDisclosure(false);
  const ends = isTurned ? { kept: pair.merged, merged: pair.kept } : pair;
  // After a swap the old comparison stays until the new one arrives, so that the layout does not jump.
  const comparison = useQuery({
    ...comparisonQuery(ends),
    enabled: opened,
    placeholderData: keepPreviousData,
  });
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
            onClick={() => void comparison.refetch()} // the query keeps its own error
          >
            {copy.tryAgain}
          </Button>
        </Group>
      )}
      {comparison.data && (
        <MergeForm
          comparison={comparison.data}
          isTurning={comparison.isPlaceholderData}
          onTurn={turned.toggle}
          onClose={onClose}
          onMerged={onMerged}
        />
      )}
    </Dialog>
  );
}

interface MergeFormProps {
  comparison: ListingComparison;
  /** Whether the swapped comparison is loading. */
  isTurning: boolean;
  /** Swaps the listings, so that the other one stays. */
  onTurn: () => void;
  onClose: () => void;
  onMerged: () => void;
}

function MergeForm({ comparison, isTurning, onTurn, onClose, onMerged }: MergeFormProps) {
  const { kept, merged, facts } = comparison;
  const merge = useMerge(() => {
    onClose();
    onMerged();
  });
  /** The id of the listing with the chosen fact. A swap keeps the choice. */
  const [chosen, setChosen] = useState<Partial<Record<MergedFact, ListingId>>>({});
  const sideOf = ({ fact, suggested }: ListingComparison['facts'][number]) => {
    const from = chosen[fact];
    return from === undefined ? suggested : from === kept.id ? 'kept' : 'merged';
  };
  const take = facts.filter((each) => each.kept !== each.merged && sideOf(each) === 'merged');

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTurning) merge.mutate({ kept, merged, take: take.map(({ fact }) => fact) });
      }}
    >
      <Text c="dimmed">{copy.intro}</Text>
      <CompareHeads kept={kept} merged={merged} />
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconArrowsExchange size={18} stroke={ICON_STROKE} aria-hidden />}
          // Not `loading`: that would remove the focus.
          aria-busy={isTurning}
          aria-label={copy.keepOther(nameOf(merged))}
          onClick={onTurn}
        >
          {copy.turn}
        </Button>
        <VisuallyHidden role="status">{isTurning ? '' : copy.staysNow(nameOf(kept))}</VisuallyHidden>
      </Group>
      <CompareFacts
        facts={facts}
        sideOf={sideOf}
        onChoose={(fact, side) =>
          setChosen((now) => ({ ...now, [fact]: side === 'kept' ? kept.id : merged.id }))
        }
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
        <Button variant="default" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={isTurning} loading={merge.isPending}>
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
