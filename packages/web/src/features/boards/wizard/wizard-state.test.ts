import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../../../test/make-board.ts';
import { canGoBack, FIRST_STATE, WIZARD_STEPS, type WizardEvent, wizard } from './wizard-state.ts';

const board = makeBoard.board();
/** Returns the state after these events. */
const after = (...events: WizardEvent[]) => events.reduce(wizard, FIRST_STATE);
const named: WizardEvent = { type: 'name-typed', name: 'Favorites' };
const next: WizardEvent = { type: 'next' };
const back: WizardEvent = { type: 'back' };
const saving: WizardEvent = { type: 'saving' };
const saved: WizardEvent = { type: 'saved', board };

describe('create board wizard', () => {
  it('WIZARD-01 CONST-32 has three steps and begins with the first', () => {
    expect(WIZARD_STEPS).toEqual([1, 2, 3]);
    expect(FIRST_STATE).toMatchObject({ step: 1, name: '', description: '', board: null });
  });

  it('WIZARD-02 WIZARD-03 keeps the typed text', () => {
    const state = after(named, { type: 'description-typed', description: 'For Saturday' });
    expect(state).toMatchObject({ step: 1, name: 'Favorites', description: 'For Saturday' });
  });

  it('keeps whether visitors choose', () => {
    expect(after(named, { type: 'asks', asks: true }, next)).toMatchObject({ step: 2, asks: true });
  });

  it('takes suggestions for the entries that the user did not make', () => {
    const suggested: WizardEvent = { type: 'suggested', name: 'Living room', asks: true };
    expect(after(suggested)).toMatchObject({ name: 'Living room', asks: true });
    expect(after(named, suggested)).toMatchObject({ name: 'Favorites', asks: true });
    expect(after({ type: 'asks', asks: false }, suggested)).toMatchObject({
      name: 'Living room',
      asks: false,
    });
    expect(after(named, next, suggested)).toMatchObject({ step: 2, name: 'Favorites', asks: false });
  });

  it.each(['', '   '])('WIZARD-05 ERRORS-30 does not leave the first step with the name "%s"', (name) => {
    const state = after({ type: 'name-typed', name }, next);
    expect(state).toMatchObject({ step: 1, nameProblem: 'Please enter a board name' });
  });

  it('clears the error when a name is typed', () => {
    expect(after(next, named).nameProblem).toBeNull();
  });

  it('WIZARD-07 goes on to the review with a name', () => {
    expect(after(named, next)).toMatchObject({ step: 2, nameProblem: null });
  });

  it('WIZARD-09 goes to the third step when the board is created', () => {
    expect(after(named, next, saving).isSaving).toBe(true);
    expect(after(named, next, saving, saved)).toMatchObject({ step: 3, isSaving: false, board });
  });

  it('WIZARD-10 stays at the review with its entries when creating failed', () => {
    const state = after(named, next, saving, { type: 'failed' });
    expect(state).toMatchObject({ step: 2, isSaving: false, name: 'Favorites', board: null });
  });

  it('WIZARD-16 WIZARD-17 WIZARD-18 goes back from the second and third step, but not from the first', () => {
    expect(canGoBack(FIRST_STATE)).toBe(false);
    expect(after(back).step).toBe(1);
    expect(after(named, next, back)).toMatchObject({ step: 1, name: 'Favorites' });
    expect(after(named, next, saving, saved, back).step).toBe(2);
  });

  it('C-45 keeps the board after going back, so that it is changed and not made twice', () => {
    const state = after(named, next, saving, saved, back, back, { type: 'name-typed', name: 'Others' }, next);
    expect(state).toMatchObject({ step: 2, name: 'Others', board });
  });

  it('does not go back during a request', () => {
    expect(after(named, next, saving, back).step).toBe(2);
  });

  it('never reaches the third step without a board, in any order of events', () => {
    const event = fc.constantFrom<WizardEvent>(
      named,
      next,
      back,
      saving,
      { type: 'failed' },
      {
        type: 'description-typed',
        description: 'x',
      },
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(...events);
        expect(state.step).toBeLessThan(3);
        if (state.step === 2) expect(state.name.trim()).not.toBe('');
      }),
    );
  });
});
