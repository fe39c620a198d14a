import { DEMO_SIZE, DEMO_WIDTHS, demoAddress } from './demo-edits.ts';
import classes from './demo-slider.module.css';

/** A picture of the demo room, in the width that the screen needs. */
export function DemoPicture({ id, alt }: { id: string; alt: string }) {
  return (
    <img
      className={classes.picture}
      src={demoAddress(id, DEMO_WIDTHS[0])}
      srcSet={DEMO_WIDTHS.map((width) => `${demoAddress(id, width)} ${width}w`).join(', ')}
      sizes="(max-width: 77rem) calc(100vw - 2rem), 75rem"
      alt={alt}
      {...DEMO_SIZE}
      fetchPriority="high"
      decoding="async"
      draggable={false}
    />
  );
}
