import { Button } from '@mantine/core';
import card from '../card.module.css';
import { DestinationRules } from './destination-rules.tsx';
import { MAX_DESTINATIONS, type OwnRulesPart, withAnotherDestination } from './own-rules.ts';
import { publishingCopy as copy } from './publishing-copy.ts';

/** The destinations that pictures are published to, and the button that adds one. */
export function DestinationList({ fields, set, destinationProblems }: OwnRulesPart) {
  return (
    <>
      {fields.destinations.map((destination, at) => (
        <DestinationRules
          // biome-ignore lint/suspicious/noArrayIndexKey: a new destination has no id yet, and none moves
          key={at}
          place={at + 1}
          destination={destination}
          problems={destinationProblems[at] ?? {}}
          onChange={(change) =>
            set({ destinations: fields.destinations.with(at, { ...destination, ...change }) })
          }
          onRemove={
            fields.destinations.length === 1
              ? undefined
              : () => set({ destinations: fields.destinations.toSpliced(at, 1) })
          }
        />
      ))}
      {fields.destinations.length < MAX_DESTINATIONS && (
        <Button
          variant="default"
          className={card.mainButton}
          onClick={() => set(withAnotherDestination(fields))}
        >
          {copy.addDestination}
        </Button>
      )}
    </>
  );
}
