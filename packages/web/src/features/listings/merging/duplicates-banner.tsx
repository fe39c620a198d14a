import type { ListingId, ListingPair } from '@home-design/contract';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { log } from '../../../lib/log.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { nameOf } from '../listing-state.ts';
import classes from './merging.module.css';
import { mergingCopy as copy } from './merging-copy.ts';
import { pairsQuery, useKeepBoth } from './merging-queries.ts';

const MergeDialog = lazyPart(async () => (await import('./merge-dialog.tsx')).MergeDialog, 'dialog');

/** How many pairs are shown at first. */
const AT_FIRST = 2;

/** Says that some listings are likely one property, and offers to merge them. Renders nothing without such pairs. */
export function DuplicatesBanner({ of }: { of?: ListingId }) {
  const { data = [], error } = useQuery(pairsQuery);
  const [isAll, all] = useDisclosure(false);
  const [chosen, setChosen] = useState<ListingPair | null>(null);
  const [isMerging, merging] = useDisclosure(false);
  const area = useRef<HTMLElement>(null);
  const focus = () => area.current?.focus(); // the pressed button disappears
  const keep = useKeepBoth(focus);
  useEffect(() => {
    if (error) log.error('Listings that look alike could not be asked for', error);
  }, [error]);

  const pairs = data.filter(({ kept, merged }) => of === undefined || kept.id === of || merged.id === of);
  const shown = isAll ? pairs : pairs.slice(0, AT_FIRST);
  return (
    <>
      <section
        ref={area}
        tabIndex={-1}
        aria-label={copy.region}
        className={classes.banners}
        hidden={pairs.length === 0}
      >
        {shown.map((pair) => (
          <Offer
            key={`${pair.kept.id} ${pair.merged.id}`}
            pair={pair}
            of={of}
            isBusy={keep.isPending}
            onKeep={() => keep.mutate(pair)}
            onMerge={() => {
              setChosen(pair);
              merging.open();
            }}
          />
        ))}
        {pairs.length > shown.length && (
          <Button variant="subtle" onClick={all.open}>
            {copy.more(pairs.length - shown.length)}
          </Button>
        )}
      </section>
      {chosen && (
        <OnDemand wanted={isMerging}>
          <MergeDialog
            key={`${chosen.kept.id} ${chosen.merged.id}`}
            pair={chosen}
            opened={isMerging}
            onClose={merging.close}
            onMerged={focus}
          />
        </OnDemand>
      )}
    </>
  );
}

interface OfferProps {
  pair: ListingPair;
  of: ListingId | undefined;
  isBusy: boolean;
  onKeep: () => void;
  onMerge: () => void;
}

function Offer({ pair, of, isBusy, onKeep, onMerge }: OfferProps) {
  const [name, other] = [nameOf(pair.kept), nameOf(pair.merged)];
  const beside = of === pair.merged.id ? pair.kept : pair.merged;
  return (
    <div className={classes.banner}>
      <p>
        {of === undefined ? copy.bothLook(name, other) : copy.looksLike(beside.address || nameOf(beside))}{' '}
        <span className={classes.why}>{copy.why(pair)}</span>
      </p>
      <div className={classes.answers}>
        <Button variant="light" aria-label={copy.mergeOf(name, other)} onClick={onMerge}>
          {copy.merge}
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={copy.keepBothOf(name, other)}
          onClick={onKeep}
        >
          {copy.keepBoth}
        </Button>
      </div>
    </div>
  );
}
