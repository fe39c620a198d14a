import type { BoardSection, SectionId, VersionId } from '@home-design/contract';

/** A section without its pictures. */
export type SectionHead = Omit<BoardSection, 'version_ids'>;

/** The groups of a board's pictures, and the words below them. */
export interface BoardLayout {
  /** In their order. */
  sections: readonly SectionHead[];
  /** Pictures without a section are left out. */
  sectionOf: ReadonlyMap<VersionId, SectionId>;
  /** Pictures without a caption are left out. */
  captions: ReadonlyMap<VersionId, string>;
}

/** For projects and automatic boards. */
export const NO_LAYOUT: BoardLayout = { sections: [], sectionOf: new Map(), captions: new Map() };

/** Pictures in displayed order: section by section, then those without one, each in the given order. */
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

/** Each section with its shown pictures, in their order. */
export function filledSections(
  { sections, sectionOf }: BoardLayout,
  shown: readonly VersionId[],
): BoardSection[] {
  return sections.map((section) => ({
    ...section,
    version_ids: shown.filter((id) => sectionOf.get(id) === section.id),
  }));
}
