import type { EditSettings } from '../settings/edit-settings.ts';
import classes from './modes.module.css';

/** A room of our own in a style, see `npm run style-pictures` of the engine. The choice beside it has a name. */
export function StylePicture({ style }: { style: EditSettings['style'] }) {
  return (
    <img
      src={`/styles/${style}.webp`}
      alt=""
      className={classes.style}
      width={240}
      height={160}
      loading="lazy"
      decoding="async"
    />
  );
}
