import type { FurnitureKind } from '@home-design/contract';
import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconRotate2,
  IconRotateClockwise2,
  IconTrash,
} from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { planCopy as copy, wordsOf } from './plan-copy.ts';
import classes from './plan-editor.module.css';
import { isOnWall } from './plan-items.ts';
import { TURN } from './plan-keys.ts';
import { addable, swapsFor } from './swap-groups.ts';
import type { PlanEditing } from './use-plan-editing.ts';

/** Separates kind and shape in the value of a choice. */
const SEPARATOR = ' / ';

/** The chosen piece and its actions. */
export function PlanBar({ editing, list }: { editing: PlanEditing; list: readonly FurnitureKind[] }) {
  const { items, chosen, kinds, past, future } = editing;
  const turns = chosen !== null && !isOnWall(chosen, kinds);
  const tools = [
    { label: copy.turnLeft, icon: IconRotate2, isOff: !turns, press: () => editing.turn(TURN) },
    { label: copy.turnRight, icon: IconRotateClockwise2, isOff: !turns, press: () => editing.turn(-TURN) },
    { label: copy.remove, icon: IconTrash, isOff: !chosen, press: editing.remove },
    { label: copy.undo, icon: IconArrowBackUp, isOff: past.length === 0, press: editing.undo },
    { label: copy.redo, icon: IconArrowForwardUp, isOff: future.length === 0, press: editing.redo },
  ];
  return (
    <div className={classes.bar}>
      <NativeSelect
        className={classes.choice}
        label={copy.piece}
        classNames={{ input: classes.field ?? '' }}
        disabled={items.length === 0}
        value={String(chosen?.id ?? '')}
        data={namesOf(items)}
        onChange={(event) => editing.choose(Number(event.currentTarget.value))}
      />
      {chosen && (
        <NativeSelect
          className={classes.choice}
          label={copy.swap}
          classNames={{ input: classes.field ?? '' }}
          value={`${chosen.kind}${SEPARATOR}${chosen.silhouette}`}
          data={swapChoices(chosen.kind, list)}
          onChange={(event) => {
            const [kind = '', shape = ''] = event.currentTarget.value.split(SEPARATOR);
            editing.swap(kind, shape);
          }}
        />
      )}
      <NativeSelect
        className={classes.choice}
        label={copy.add}
        classNames={{ input: classes.field ?? '' }}
        value=""
        data={[
          { value: '', label: copy.addNone },
          ...addable(list).map(({ kind }) => ({ value: kind, label: wordsOf(kind) })),
        ]}
        onChange={(event) => editing.add(event.currentTarget.value)}
      />
      <Group gap={4} wrap="nowrap" className={classes.tools}>
        {tools.map(({ label, icon: Icon, isOff, press }) => (
          <ActionIcon
            key={label}
            variant="default"
            aria-label={label}
            title={label}
            disabled={isOff}
            onClick={press}
          >
            <Icon size={20} stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
    </div>
  );
}

/** The names of the pieces, numbered if a kind occurs more than once. */
function namesOf(items: PlanEditing['items']): { value: string; label: string }[] {
  return items.map(({ id, kind }, place) => {
    const isOneOfMany = items.filter((other) => other.kind === kind).length > 1;
    const number = items.slice(0, place + 1).filter((other) => other.kind === kind).length;
    return { value: String(id), label: isOneOfMany ? `${wordsOf(kind)} ${number}` : wordsOf(kind) };
  });
}

function swapChoices(kind: string, list: readonly FurnitureKind[]) {
  const own = list.find((each) => each.kind === kind);
  const others = swapsFor(kind, list);
  return [
    {
      group: copy.shapes(wordsOf(kind)),
      items: (own?.silhouettes ?? []).map((shape) => ({
        value: `${kind}${SEPARATOR}${shape}`,
        label: wordsOf(shape),
      })),
    },
    ...(others.length === 0
      ? []
      : [
          {
            group: copy.others,
            items: others.map((other) => ({
              value: `${other.kind}${SEPARATOR}${other.silhouettes[0] ?? ''}`,
              label: wordsOf(other.kind),
            })),
          },
        ]),
  ];
}
