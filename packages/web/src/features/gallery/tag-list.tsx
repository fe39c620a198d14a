import { VisuallyHidden } from '@mantine/core';
import classes from './card.module.css';
import { copy } from './copy.ts';

/** The first tags of a design, and how many more there are. */
export function TagList({ tags, shown = tags.length }: { tags: readonly string[]; shown?: number }) {
  if (tags.length === 0) return null;
  const more = tags.length - shown;
  return (
    <ul className={classes.tags} aria-label={copy.tags}>
      {tags.slice(0, shown).map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {more > 0 && (
        <li>
          <span aria-hidden>{copy.moreTags(more)}</span>
          <VisuallyHidden>{copy.moreTagsLabel(more)}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
