import type { BoardSection, SharedBoard, SharedVersion } from '@home-design/contract';

/** A group of pictures of a shared board. */
export interface SharedGroup {
  /** Null: those without a section. */
  section: Omit<BoardSection, 'version_ids'> | null;
  versions: SharedVersion[];
}

/** The pictures of a shared board, section by section; those without a section come last. */
export function groupsOf({ sections, versions }: SharedBoard): SharedGroup[] {
  const placed = new Set(sections.flatMap(({ version_ids }) => version_ids));
  const others = versions.filter(({ id }) => !placed.has(id));
  return [
    ...sections.map(({ version_ids, ...section }) => ({
      section,
      versions: versions.filter(({ id }) => version_ids.includes(id)),
    })),
    ...(others.length > 0 ? [{ section: null, versions: others }] : []),
  ];
}
