import type { VersionId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../../../test/make-board.ts';
import {
  type BoardDraft,
  bodyOf,
  draftOf,
  inOrder,
  movedInto,
  movedTo,
  withoutPicture,
  withoutSection,
} from './board-draft.ts';

const [sofa, table, stove, hall] = ['Sofa', 'Table', 'Stove', 'Hall'].map((label) =>
  makeBoard.version({ label }),
);
const living = makeBoard.section([sofa!.id, table!.id]);
const kitchen = makeBoard.section([stove!.id], { name: 'Kitchen' });
const board = makeBoard.board([sofa!, table!, stove!, hall!], {
  sections: [living, kitchen],
  cover: hall!.id,
});
const draft = draftOf(board);

const labels = (of: BoardDraft) => inOrder(of).map(({ label }) => label);
const sectionsOf = (of: BoardDraft) =>
  bodyOf(of, board).sections?.map(({ name, version_ids }) => [name, version_ids]);

describe('the pictures of a board that is edited', () => {
  it('are listed section by section, and last those without a section', () => {
    expect(labels(draft)).toEqual(['Sofa', 'Table', 'Stove', 'Hall']);
    const turned = { ...draft, sections: draft.sections.toReversed() };
    expect(labels(turned)).toEqual(['Stove', 'Sofa', 'Table', 'Hall']);
  });

  it.each<[string, VersionId, VersionId, string[]]>([
    ['forward within a section', sofa!.id, table!.id, ['Table', 'Sofa', 'Stove', 'Hall']],
    ['backward within a section', table!.id, sofa!.id, ['Table', 'Sofa', 'Stove', 'Hall']],
    ['into a later section', sofa!.id, stove!.id, ['Table', 'Sofa', 'Stove', 'Hall']],
    ['into an earlier section', stove!.id, table!.id, ['Sofa', 'Stove', 'Table', 'Hall']],
    ['out of all sections', sofa!.id, hall!.id, ['Table', 'Stove', 'Sofa', 'Hall']],
  ])('move %s', (_how, id, over, expected) => {
    const moved = movedTo(draft, id, over);
    expect(labels(moved)).toEqual(expected);
    const sectionOf = (each: VersionId) => moved.pictures.find((picture) => picture.id === each)?.section;
    expect(sectionOf(id)).toBe(sectionOf(over));
  });

  it('go to the end of a section, even of an empty one', () => {
    expect(sectionsOf(movedInto(draft, sofa!.id, kitchen.id))).toEqual([
      ['Living room', [table!.id]],
      ['Kitchen', [stove!.id, sofa!.id]],
    ]);
    const emptied = movedInto(draft, stove!.id, null);
    expect(labels(emptied)).toEqual(['Sofa', 'Table', 'Hall', 'Stove']);
    expect(sectionsOf(movedInto(emptied, hall!.id, kitchen.id))?.[1]).toEqual(['Kitchen', [hall!.id]]);
  });

  it('keep their place on the board when their section is removed; a removed cover is no longer the cover', () => {
    expect(labels(withoutSection(draft, living.id))).toEqual(['Stove', 'Sofa', 'Table', 'Hall']);
    expect(withoutPicture(draft, hall!.id).cover).toBeNull();
    expect(withoutPicture(draft, sofa!.id).cover).toBe(hall!.id);
  });
});
