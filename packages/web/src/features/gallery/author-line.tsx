import type { GalleryItem } from '@home-design/contract';
import classes from './card.module.css';

/** The author of a design: picture or first letter, name, badge. */
export function AuthorLine({ author: { name, avatar, badge } }: { author: GalleryItem['author'] }) {
  return (
    <div className={classes.author}>
      {avatar === null ? (
        <span className={classes.avatar} aria-hidden>
          {name.slice(0, 1)}
        </span>
      ) : (
        <img className={classes.avatar} src={avatar} alt="" width={24} height={24} />
      )}
      <span className={classes.authorName}>{name}</span>
      {badge !== null && <span className={classes.authorBadge}>{badge}</span>}
    </div>
  );
}
