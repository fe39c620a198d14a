import type { Version } from '@home-design/contract';
import type { Point } from '../marks/mark.ts';
import classes from './second-view.module.css';

/** How much the photo is enlarged. */
const ZOOM = 3;

/** The part of a photo around a mark, enlarged, because a finger covers it. */
export function Magnifier({ version, place }: { version: Version; place: Point }) {
  const url = version.preview_url ?? version.storage_url;
  if (url === null) return null;
  return (
    <div
      className={classes.magnifier}
      // Not where the finger is.
      data-below={place.y < 0.4 || undefined}
      style={{ insetInlineStart: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      aria-hidden
    >
      <img
        src={url}
        alt=""
        style={{
          width: `${ZOOM * 100}cqw`,
          translate: `${-place.x * 100}% ${-place.y * 100}%`,
        }}
      />
    </div>
  );
}
