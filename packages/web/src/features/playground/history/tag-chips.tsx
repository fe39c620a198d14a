import type { VersionTag } from '@home-design/contract';
import { historyCopy as copy } from './history-copy.ts';
import history from './version-history.module.css';

/** How many tags of a version the list shows (C-40). */
const TAGS_SHOWN = 2;

/** The first tags of a version, and how many more there are. */
export function TagChips({ tags }: { tags: readonly VersionTag[] }) {
  const more = tags.length - TAGS_SHOWN;
  return (
    <span className={history.tags}>
      {tags.slice(0, TAGS_SHOWN).map(({ id, name, color }) => (
        <span key={id} className={history.tag}>
          <span className={history.tagColor} style={{ background: color }} aria-hidden />
          <span className={history.tagName}>{name}</span>
        </span>
      ))}
      {more > 0 && (
        <span className={history.tag} title={tags.map(({ name }) => name).join(', ')}>
          {copy.moreTags(more)}
        </span>
      )}
    </span>
  );
}
