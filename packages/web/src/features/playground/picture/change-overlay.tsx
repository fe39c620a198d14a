import type { Version } from '@home-design/contract';
import type { CSSProperties } from 'react';
import classes from '../base/playground.module.css';

/**
 * Covers everything outside the area of the edit with a veil, so that this area stands out. The mask is white inside
 * the area; subtracting it from a full layer leaves the veil.
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
