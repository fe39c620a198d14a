import { type DemoRoom, demoAddress, widthsOf } from './demo-edits.ts';
import classes from './demo-slider.module.css';

interface DemoPictureProps {
  /** Its name in the manifest. */
  id: string;
  room: DemoRoom;
  alt: string;
}

/** A picture of a demo room, in the width that the screen needs. */
export function DemoPicture({ id, room, alt }: DemoPictureProps) {
  return (
    <img
      className={classes.picture}
      src={demoAddress(id, room.width)}
      srcSet={widthsOf(room)
        .map((width) => `${demoAddress(id, width)} ${width}w`)
        .join(', ')}
      sizes="(max-width: 77rem) calc(100vw - 2rem), 75rem"
      alt={alt}
      width={room.width}
      height={room.height}
      fetchPriority="high"
      decoding="async"
      draggable={false}
    />
  );
}
