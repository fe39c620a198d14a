import type { BoardSection, SectionId, VersionId } from '@home-design/contract';

/** A section without its pictures. */
export type SectionHead = Omit<BoardSection, 'version_ids'>;

/** How the pictures of a board are put together and what stands below them. */
export interface BoardLayout {
  /** In their order. */
  sections: readonly SectionHead[];
  /** Pictures that are in no section are left out. */
  sectionOf: ReadonlyMap<VersionId, SectionId>;
  /** Pictures without one are left out. */
  captions: ReadonlyMap<VersionId, string>;
}

/** Of projects, and of boards that keep themselves. */
export const NO_LAYOUT: BoardLayout = { sections: [], sectionOf: new Map(), captions: new Map() };

/** Pictures as people see them: section by section, then those in none; within, they keep their order. */
export function inSections<Shown>(
  pictures: readonly Shown[],
  { sections, sectionOf }: BoardLayout,
  idOf: (picture: Shown) => VersionId,
): Shown[] {
  const places = new Map(sections.map(({ id }, place) => [id, place]));
  const placeOf = (picture: Shown) => {
    const section = sectionOf.get(idOf(picture));
    return (section && places.get(section)) ?? sections.length;
  };
  return [...pictures].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Each section with those of its pictures that are shown, in their order. */
export function filledSections(
  { sections, sectionOf }: BoardLayout,
  shown: readonly VersionId[],
): BoardSection[] {
  return sections.map((section) => ({
    ...section,
    version_ids: shown.filter((id) => sectionOf.get(id) === section.id),
  }));
}
