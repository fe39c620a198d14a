import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../../../test/make-board.ts';
import { choicesBySection } from './choices-by-section.ts';

const [navy, sage, hall] = ['Navy', 'Sage', 'Hall'].map((label) => makeBoard.version({ label }));
const asking = makeBoard.section([navy!.id, sage!.id], { question: 'Which one?' });
const silent = makeBoard.section([hall!.id], { question: null });
const board = makeBoard.board([navy!, sage!, hall!], { sections: [asking, silent] });

describe('choices of visitors', () => {
  it('are listed for sections with a question, the most chosen picture first, and pictures without choices too', () => {
    const choices = ['Kim', 'Lee'].map((name) =>
      makeBoard.choice({ section: asking.id, version: sage!.id, name }),
    );
    const [first, ...others] = choicesBySection(board, choices);
    expect(others).toEqual([]);
    expect(first?.count).toBe(2);
    expect(
      first?.pictures.map(({ version, choices: own }) => [version.label, own.map(({ name }) => name)]),
    ).toEqual([
      ['Sage', ['Kim', 'Lee']],
      ['Navy', []],
    ]);
  });
});
