import { ActionIcon, Checkbox, Text, UnstyledButton } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../../ui/icon-stroke.ts';
import { namesOf } from '../piece-names.ts';
import { planCopy as copy } from '../plan-copy.ts';
import type { PlanEditing } from '../use-plan-editing.ts';
import classes from './side.module.css';

/** All pieces of the arrangement: chosen one by one or together, and locked. */
export function PieceList({ editing }: { editing: PlanEditing }) {
  const { items } = editing;
  const names = namesOf(items);
  return (
    <>
      <Text size="xs" c="dimmed">
        {copy.several}
      </Text>
      <ul className={classes.list}>
        {items.map(({ id, locked = false }) => {
          const name = names.get(id) ?? '';
          const isChosen = editing.isChosen(id);
          return (
            <li key={id} className={classes.row} data-chosen={isChosen || undefined}>
              <Checkbox aria-label={copy.pick(name)} checked={isChosen} onChange={() => editing.toggle(id)} />
              <UnstyledButton
                className={classes.name}
                aria-current={editing.chosen?.id === id}
                onClick={() => editing.choose(id)}
              >
                {name}
              </UnstyledButton>
              <ActionIcon
                variant={locked ? 'light' : 'subtle'}
                aria-label={copy.lockOf(name)}
                aria-pressed={locked}
                title={locked ? copy.unlock : copy.lock}
                onClick={() => editing.lock(!locked, id)}
              >
                {locked ? (
                  <IconLock size={18} stroke={ICON_STROKE} aria-hidden />
                ) : (
                  <IconLockOpen size={18} stroke={ICON_STROKE} aria-hidden />
                )}
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </>
  );
}
