import classes from './compare.module.css';
import type { ComparedPicture } from './compare-slider.tsx';
import { Photo } from './photo.tsx';

/** Two pictures beside each other; one above the other where there is little room. */
export function CompareSideBySide({ before, after }: { before: ComparedPicture; after: ComparedPicture }) {
  return (
    <div className={classes.pair}>
      {[before, after].map(({ picture, caption, alt }, place) => (
        // The same version may stand on both sides, so the side is the key.
        <figure key={place === 0 ? 'before' : 'after'} className={classes.figure}>
          <Photo picture={picture} alt={alt} sizes="(max-width: 48em) 100vw, 40vw" eager />
          <figcaption className={classes.figcaption}>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
