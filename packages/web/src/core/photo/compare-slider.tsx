import { IconArrowsHorizontal } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ReactCompareSlider } from 'react-compare-slider';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import classes from './compare.module.css';
import { copy } from './copy.ts';
import { Photo } from './photo.tsx';
import type { Picture } from './picture.ts';

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
}

/** Two pictures of one size with a divider that is dragged, or moved by the arrow keys. */
export function CompareSlider({ before, after, sizes }: CompareProps) {
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
        itemOne={<Photo picture={before.picture} alt={before.alt} sizes={sizes} eager />}
        itemTwo={<Photo picture={after.picture} alt={after.alt} sizes={sizes} eager />}
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
