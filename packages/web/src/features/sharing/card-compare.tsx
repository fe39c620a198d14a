import type { SharedVersion } from '@home-design/contract';
import { CompareSlider } from '../../core/photo/compare-slider.tsx';
import { copy } from './copy.ts';
import { labelOf } from './shared-names.ts';
import classes from './sharing.module.css';

interface CardCompareProps {
  version: SharedVersion;
  original: NonNullable<SharedVersion['original']>;
  sizes: string;
  /** Whether it is in sight when the page opens. */
  isFirst: boolean;
  /** Whether the picture is shown uncropped, because it carries a label. */
  isWhole: boolean;
}

/**
 * A picture of the grid over its original. Only the handle moves the divider, so that a press elsewhere opens the
 * picture.
 */
export function CardCompare({ version, original, sizes, isFirst, isWhole }: CardCompareProps) {
  const label = labelOf(version);
  return (
    <div className={classes.compare} data-whole={isWhole || undefined}>
      <CompareSlider
        before={{ picture: original, side: copy.before, name: copy.originalOf(label), alt: '' }}
        after={{ picture: version, side: copy.after, name: label, alt: '' }}
        sizes={sizes}
        detail="thumbnail"
        eager={isFirst}
        byHandle
      />
    </div>
  );
}
