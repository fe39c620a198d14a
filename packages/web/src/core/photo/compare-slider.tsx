import { IconArrowsHorizontal } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ReactCompareSlider } from 'react-compare-slider';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import classes from './compare.module.css';
import { copy } from './copy.ts';
import { Photo } from './photo.tsx';
import type { Detail, Picture } from './picture.ts';

/** A picture with the words that name it. */
export interface ComparedPicture {
  picture: Picture;
  /** 'Before' or 'After'. */
  side: string;
  /** What it is, for example the label of the version. */
  name: string;
  alt: string;
}

interface CompareProps {
  before: ComparedPicture;
  after: ComparedPicture;
  sizes: string;
  detail?: Detail;
  /** Load at once; unless said otherwise, the pictures are what the page is about. */
  eager?: boolean;
  /** Whether the handle alone moves the divider; a press beside it is then for what lies below. */
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
    // The library's own label does not say what is compared and cannot be passed in.
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
