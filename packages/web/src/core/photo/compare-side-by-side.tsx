import classes from './compare.module.css';
import { type ComparedPicture, captionOf } from './compare-slider.tsx';
import { Photo } from './photo.tsx';

/** Two pictures side by side, or one above the other in narrow places. */
export function CompareSideBySide({ before, after }: { before: ComparedPicture; after: ComparedPicture }) {
  return (
    <div className={classes.pair}>
      {[before, after].map((compared) => (
        // The same version may be on both sides, so the side is the key.
        <figure key={compared.side} className={classes.figure}>
          <Photo picture={compared.picture} alt={compared.alt} sizes="(max-width: 48em) 100vw, 40vw" eager />
          <figcaption className={classes.figcaption}>{captionOf(compared)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
