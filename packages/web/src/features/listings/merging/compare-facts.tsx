import type { ListingComparison, MergedFact } from '@home-design/contract';
import { Radio, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { profilesQuery } from '../../../core/publishing/queries.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { copy as listings } from '../copy.ts';
import classes from './merging.module.css';
import { mergingCopy as copy } from './merging-copy.ts';

type Fact = ListingComparison['facts'][number];
type Side = 'kept' | 'merged';

interface CompareFactsProps {
  facts: readonly Fact[];
  sideOf: (fact: Fact) => Side;
  onChoose: (fact: MergedFact, side: Side) => void;
}

/** The facts of both listings, field by field. For different values the user chooses one. */
export function CompareFacts({ facts, sideOf, onChoose }: CompareFactsProps) {
  const profiles = useQuery(profilesQuery).data;
  const differing = facts.filter(({ kept, merged }) => kept !== merged);
  const same = facts.filter(({ kept, merged }) => kept !== null && kept === merged);
  const nameOfRules = (id: string) => profiles?.find((profile) => profile.id === id)?.name ?? id;

  return (
    <div className={classes.facts}>
      {differing.map((each) => (
        <Radio.Group
          key={each.fact}
          label={copy.fact[each.fact]}
          name={`merge-${each.fact}`}
          value={sideOf(each)}
          onChange={(side) => onChoose(each.fact, side === 'merged' ? 'merged' : 'kept')}
        >
          <div className={classes.sides}>
            {(['kept', 'merged'] as const).map((side) => (
              <Radio
                key={side}
                value={side}
                className={classes.side ?? ''}
                label={
                  <>
                    <span data-missing={each[side] === null || undefined}>
                      {textOf(each, side, nameOfRules)}
                    </span>
                    <VisuallyHidden>, {copy.sides[side]}</VisuallyHidden>
                  </>
                }
              />
            ))}
          </div>
        </Radio.Group>
      ))}
      {same.length > 0 && (
        <Text c="dimmed" size="sm">
          {copy.same(same.map(({ fact }) => copy.fact[fact]))}
        </Text>
      )}
    </div>
  );
}

function textOf({ fact, ...sides }: Fact, side: Side, nameOfRules: (id: string) => string): string {
  const value = sides[side];
  if (value === null) return copy.notStated;
  if (fact === 'square_feet') return listings.area(Number(value));
  if (fact === 'publishing_profile') return nameOfRules(String(value));
  if (fact === 'listing_type') return listings.typeLabels[value as keyof typeof listings.typeLabels];
  return typeof value === 'number' ? formatNumber(value) : value;
}
