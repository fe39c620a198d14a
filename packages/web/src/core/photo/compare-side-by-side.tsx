import classes from './compare.module.css';
import { type ComparedPicture, captionOf } from './compare-slider.tsx';
import { Photo } from './photo.tsx';

/** Two pictures beside each other; one above the other where there is little room. */
export function CompareSideBySide({ before, after }: { before: ComparedPicture; after: ComparedPicture }) {
  return (
    <div className={classes.pair}>
      {[before, after].map((compared) => (
        // The same version may stand on both sides, so the side is the key.
        <figure key={compared.side} className={classes.figure}>
          <Photo picture={compared.picture} alt={compared.alt} sizes="(max-width: 48em) 100vw, 40vw" eager />
          <figcaption className={classes.figcaption}>{captionOf(compared)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
