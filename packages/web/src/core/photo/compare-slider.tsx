import { IconArrowsHorizontal } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ReactCompareSlider } from 'react-compare-slider';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import classes from './compare.module.css';
import { copy } from './copy.ts';
import { Photo } from './photo.tsx';
import type { Detail, Picture } from './picture.ts';

/** A picture and its label. */
export interface ComparedPicture {
  picture: Picture;
  /** 'Before' or 'After'. */
  side: string;
  /** The version's label, for example. */
  name: string;
  alt: string;
}

interface CompareProps {
  before: ComparedPicture;
  after: ComparedPicture;
  sizes: string;
  detail?: Detail;
  /** Loads at once. The default is true, because the pictures are usually the subject of the page. */
  eager?: boolean;
  /** Whether only the handle moves the divider. A press beside it then reaches what lies below. */
  byHandle?: boolean;
}

/** Two pictures of one size with a divider that is dragged, or moved by the arrow keys. */
export function CompareSlider({
  before,
  after,
  sizes,
  detail = 'preview',
  eager = true,
  byHandle = false,
}: CompareProps) {
  const shown = { sizes, detail, eager };
  const root = useRef<HTMLDivElement>(null);
  const label = copy.sliderLabel(captionOf(before), captionOf(after));
  useEffect(() => {
    // The library's own label does not say what is compared, and cannot be replaced by a prop.
    root.current?.querySelector('[role="slider"]')?.setAttribute('aria-label', label);
  }, [label]);

  return (
    <div ref={root} className={classes.slider}>
      <ReactCompareSlider
        className={classes.fill}
        onlyHandleDraggable={byHandle}
        itemOne={<Photo picture={before.picture} alt={before.alt} {...shown} />}
        itemTwo={<Photo picture={after.picture} alt={after.alt} {...shown} />}
        handle={
          <span className={classes.divider}>
            <span className={classes.handle}>
              <IconArrowsHorizontal size={22} stroke={ICON_STROKE} aria-hidden />
            </span>
          </span>
        }
      />
      <span className={classes.caption} data-side="before" aria-hidden>
        {before.side}
      </span>
      <span className={classes.caption} data-side="after" aria-hidden>
        {after.side}
      </span>
    </div>
  );
}

/** 'Before: Original' */
export const captionOf = ({ side, name }: ComparedPicture): string => `${side}: ${name}`;
