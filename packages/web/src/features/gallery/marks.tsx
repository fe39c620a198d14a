import type { GalleryItem } from '@home-design/contract';
import classes from './card.module.css';
import { copy } from './copy.ts';

/** The marks of a featured or premium design. */
export function Marks({ item: { featured, premium } }: { item: GalleryItem }) {
  if (!featured && !premium) return null;
  return (
    <span className={classes.marks}>
      {featured && <span className={classes.mark}>{copy.featured}</span>}
      {premium && (
        <span className={classes.mark} data-premium>
          {copy.premium}
        </span>
      )}
    </span>
  );
}
