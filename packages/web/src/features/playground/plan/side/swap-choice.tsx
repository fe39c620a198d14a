import type { FurnitureKind } from '@home-design/contract';
import { Radio, Text } from '@mantine/core';
import { planCopy as copy, wordsOf } from '../plan-copy.ts';
import { swapsFor } from '../swap-groups.ts';
import type { PlanEditing } from '../use-plan-editing.ts';
import { PiecePicture } from './piece-picture.tsx';
import classes from './side.module.css';

/** Separates kind and shape in the value of a choice. */
const SEPARATOR = ' / ';

/** What the chosen piece can be swapped for, in pictures: its other shapes, then other pieces. */
export function SwapChoice({ editing, list }: { editing: PlanEditing; list: readonly FurnitureKind[] }) {
  const { chosen, held } = editing;
  if (!chosen) return <Text size="sm">{copy.swapNone}</Text>;
  const own = list.find(({ kind }) => kind === chosen.kind)?.silhouettes ?? [];
  const others = swapsFor(chosen.kind, list);
  const present = `${chosen.kind}${SEPARATOR}${chosen.silhouette}`;
  const card = (kind: string, shape: string, name: string) => {
    const value = `${kind}${SEPARATOR}${shape}`;
    return (
      <Radio.Card
        key={value}
        value={value}
        className={classes.card}
        aria-label={name}
        disabled={held !== undefined}
        // One Tab stop, with arrow keys inside.
        tabIndex={value === present ? 0 : -1}
      >
        <PiecePicture kind={kind} shape={shape} name={name} />
      </Radio.Card>
    );
  };

  return (
    <>
      {held && <Text size="sm">{copy.isLocked(wordsOf(held.kind))}</Text>}
      <Radio.Group
        label={copy.swapFor(wordsOf(chosen.kind))}
        value={present}
        onChange={(value) => {
          const [kind = '', shape = ''] = value.split(SEPARATOR);
          editing.swap(kind, shape);
        }}
      >
        <div className={classes.cards}>{own.map((shape) => card(chosen.kind, shape, wordsOf(shape)))}</div>
        {others.length > 0 && (
          <>
            <Text size="sm" fw={500} mt="xs">
              {copy.others}
            </Text>
            <div className={classes.cards}>
              {others.map(({ kind, silhouettes: [shape = ''] }) => card(kind, shape, wordsOf(kind)))}
            </div>
          </>
        )}
      </Radio.Group>
      <Text size="xs" c="dimmed">
        {copy.swapNote}
      </Text>
    </>
  );
}
