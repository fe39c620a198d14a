import type { Version } from '@home-design/contract';
import classes from './playground.module.css';

/** Colors the area the edit was allowed to change. The mask is white there, so its brightness is the cover. */
export function ChangeOverlay({ version }: { version: Version }) {
  if (version.mask_url === null) return null;
  return (
    <div
      className={classes.changeOverlay}
      style={{ maskImage: `url("${version.mask_url}")`, maskMode: 'luminance' }}
      aria-hidden
    />
  );
}
