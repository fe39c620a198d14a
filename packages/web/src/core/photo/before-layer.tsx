import { IconArrowsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import classes from './before-layer.module.css';
import { copy } from './copy.ts';
import type { BeforeShown } from './use-before.ts';

interface BeforeLayerProps {
  shown: BeforeShown;
  /** Label of the picture below: the name of its version. */
  label: string;
  /** The earlier picture. It is loaded when it is first shown. Null if there is none. */
  before: ReactNode | null;
}

/** Lies over a picture. Names its version, and shows the earlier picture as far as asked for. */
export function BeforeLayer({ shown, label, before }: BeforeLayerProps) {
  return (
    <>
      {before !== null && shown !== 'nothing' && (
        <span className={classes.before} data-shown={shown}>
          {before}
        </span>
      )}
      {shown === 'part' && <span className={classes.divider} />}
      {shown !== 'nothing' && (
        <span className={classes.label} data-side="before" aria-hidden>
          {copy.original}
        </span>
      )}
      {shown !== 'whole' && (
        <span className={classes.label} data-side="after" aria-hidden>
          {before !== null && <IconArrowsHorizontal size={14} stroke={ICON_STROKE} aria-hidden />}
          <span className={classes.text}>{label}</span>
        </span>
      )}
    </>
  );
}
