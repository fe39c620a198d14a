import type { CSSProperties, KeyboardEvent, SyntheticEvent } from 'react';
import { CompareSlider } from '../../../core/photo/compare-slider.tsx';
import { dialogCopy } from '../dialog-copy.ts';
import { beforeOf, type ShownPicture } from '../shown-pictures.ts';
import classes from './lightbox.module.css';

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/** Arrow keys move a focused divider; elsewhere they go to the next picture. */
function keepArrows(event: KeyboardEvent): void {
  const isOnDivider = event.target instanceof Element && event.target.closest('[role="slider"]') !== null;
  if (isOnDivider && event.key.startsWith('Arrow')) event.stopPropagation();
}

/** A version and its original with a divider. Dragging moves the divider and does not change the picture. */
export function ComparedSlide({ picture }: { picture: ShownPicture }) {
  const { image, version } = picture;
  const original = beforeOf(picture);
  if (!original) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the divider's events to itself
    <div
      className={classes.compared}
      style={{ '--ratio': version.width / version.height } as CSSProperties}
      onPointerDown={stop}
      onPointerMove={stop}
      onPointerUp={stop}
      onWheel={stop}
      onClick={stop}
      onKeyDown={keepArrows}
    >
      <CompareSlider
        before={{
          picture: original,
          side: dialogCopy.before,
          name: original.label,
          alt: `${image.name}, ${original.label}`,
        }}
        after={{
          picture: version,
          side: dialogCopy.after,
          name: version.label,
          alt: `${image.name}, ${version.label}`,
        }}
        sizes="100vw"
      />
    </div>
  );
}
