import { arrayMove } from '@dnd-kit/sortable';
import type { Board, BodyOf, boardRoutes, SectionId, VersionId } from '@home-design/contract';
import type { OrderedPicture } from './ordered-picture.ts';

/** A section of a draft. */
export interface DraftSection {
  /** Identifies the section within the draft. */
  key: string;
  /** The id of the saved section; null until it is saved. */
  id: SectionId | null;
  name: string;
  /** The question to visitors; null: none. */
  question: string | null;
}

/** A picture with its place on a board. */
export interface DraftPicture extends OrderedPicture {
  /** Key of its section; null: it is in none. */
  section: string | null;
  caption: string;
}

/** The edited state of a board, until it is saved. */
export interface BoardDraft {
  sections: readonly DraftSection[];
  /** In the order of the board within each section. */
  pictures: readonly DraftPicture[];
  cover: VersionId | null;
}

/** A group of pictures: those of one section, or, as the last group, those without a section. */
export interface PictureGroup {
  section: DraftSection | null;
  pictures: readonly DraftPicture[];
}

/** The draft of a saved board. */
export function draftOf({ sections, versions, cover }: Board): BoardDraft {
  const sectionOf = new Map(sections.flatMap(({ id, version_ids }) => version_ids.map((each) => [each, id])));
  return {
    sections: sections.map(({ id, name, question }) => ({ key: id, id, name, question })),
    pictures: versions.map((version) => ({ ...version, section: sectionOf.get(version.id) ?? null })),
    cover,
  };
}

/** The pictures section by section. */
export function groupsOf({ sections, pictures }: BoardDraft): PictureGroup[] {
  return [...sections, null].map((section) => ({
    section,
    pictures: pictures.filter((picture) => picture.section === (section?.key ?? null)),
  }));
}

/** The pictures in the order in which visitors see them. */
export const inOrder = (draft: BoardDraft): DraftPicture[] =>
  groupsOf(draft).flatMap(({ pictures }) => pictures);

/** Moves a picture to the place of another one, and into that picture's section. */
export function movedTo(draft: BoardDraft, id: VersionId, over: VersionId): BoardDraft {
  const pictures = inOrder(draft);
  const from = pictures.findIndex((picture) => picture.id === id);
  const to = pictures.findIndex((picture) => picture.id === over);
  const [moved, target] = [pictures[from], pictures[to]];
  if (!moved || !target) return draft;
  if (moved.section === target.section) return { ...draft, pictures: arrayMove(pictures, from, to) };
  const others = pictures.filter((picture) => picture.id !== id);
  const place = others.findIndex((picture) => picture.id === over);
  return { ...draft, pictures: others.toSpliced(place, 0, { ...moved, section: target.section }) };
}

/** Moves a picture to the end of a section; null: of the pictures without one. */
export function movedInto(draft: BoardDraft, id: VersionId, section: string | null): BoardDraft {
  const moved = draft.pictures.find((picture) => picture.id === id);
  if (!moved || moved.section === section) return draft;
  const others = inOrder(draft).filter((picture) => picture.id !== id);
  return { ...draft, pictures: [...others, { ...moved, section }] };
}

/** Removes a section; its pictures stay on the board. */
export const withoutSection = (draft: BoardDraft, key: string): BoardDraft => ({
  ...draft,
  sections: draft.sections.filter((section) => section.key !== key),
  pictures: inOrder(draft).map((picture) =>
    picture.section === key ? { ...picture, section: null } : picture,
  ),
});

/** Changes one section. */
export const withSection = (draft: BoardDraft, key: string, change: Partial<DraftSection>): BoardDraft => ({
  ...draft,
  sections: draft.sections.map((section) => (section.key === key ? { ...section, ...change } : section)),
});

/** Changes one picture. */
export const withPicture = (draft: BoardDraft, id: VersionId, change: Partial<DraftPicture>): BoardDraft => ({
  ...draft,
  pictures: draft.pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)),
});

/** Removes a picture from the board. */
export const withoutPicture = (draft: BoardDraft, id: VersionId): BoardDraft => ({
  ...draft,
  pictures: draft.pictures.filter((picture) => picture.id !== id),
  cover: draft.cover === id ? null : draft.cover,
});

/** Whether a section has no name, or is to ask visitors and has no question. */
export const isIncomplete = ({ name, question }: DraftSection): boolean =>
  name.trim() === '' || question?.trim() === '';

/** The request body that saves a draft. It holds only the captions that changed. */
export function bodyOf(draft: BoardDraft, board: Board): BodyOf<typeof boardRoutes.update> {
  const before = new Map(board.versions.map(({ id, caption }) => [id, caption]));
  const changed = draft.pictures.filter(({ id, caption }) => caption.trim() !== (before.get(id) ?? ''));
  return {
    version_ids: inOrder(draft).map(({ id }) => id),
    sections: groupsOf(draft).flatMap(({ section, pictures }) =>
      section === null
        ? []
        : [
            {
              ...(section.id === null ? {} : { id: section.id }),
              name: section.name.trim(),
              question: section.question?.trim() ?? null,
              version_ids: pictures.map(({ id }) => id),
            },
          ],
    ),
    captions: Object.fromEntries(changed.map(({ id, caption }) => [id, caption.trim()])),
    cover: draft.cover,
  };
}
