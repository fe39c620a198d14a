import type { FurnitureKind } from '@home-design/contract';
import { UnstyledButton } from '@mantine/core';
import { wordsOf } from '../plan-copy.ts';
import { addable } from '../swap-groups.ts';
import { PiecePicture } from './piece-picture.tsx';
import classes from './side.module.css';

interface AddChoiceProps {
  list: readonly FurnitureKind[];
  onAdd: (kind: string) => void;
}

/** The pieces that can be added, in pictures. */
export function AddChoice({ list, onAdd }: AddChoiceProps) {
  return (
    <div className={classes.cards}>
      {addable(list).map(({ kind, silhouettes: [shape = ''] }) => (
        <UnstyledButton key={kind} className={classes.card} onClick={() => onAdd(kind)}>
          <PiecePicture kind={kind} shape={shape} name={wordsOf(kind)} />
        </UnstyledButton>
      ))}
    </div>
  );
}
