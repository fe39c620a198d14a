import type { Version } from '@home-design/contract';
import type { CSSProperties } from 'react';
import classes from '../base/playground.module.css';

/**
 * Veils everything the edit was not allowed to change, so that the rest stands out in its own colors. The mask
 * is white where change was allowed; taking it away from a full layer leaves the veil.
 */
export function ChangeOverlay({ version }: { version: Version }) {
  if (version.mask_url === null) return null;
  const veil: CSSProperties = {
    maskImage: `url("${version.mask_url}"), linear-gradient(#fff, #fff)`,
    maskMode: 'luminance, alpha',
    maskComposite: 'exclude',
  };
  return <div className={classes.changeOverlay} style={veil} aria-hidden />;
}
