import { type Board, MAX_NOTES_LENGTH, MAX_TITLE_LENGTH } from '@home-design/contract';
import { wizardCopy } from './wizard-copy.ts';

/** 1: name the board, 2: review and create it, 3: share it. */
export const WIZARD_STEPS = [1, 2, 3] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The state of the wizard. */
export interface WizardState {
  step: WizardStep;
  name: string;
  description: string;
  /** Whether visitors choose one of the pictures. */
  asks: boolean;
  /** The entries that the user made; the others are suggestions, which follow the selected pictures. */
  own: { name: boolean; asks: boolean };
  /** Why the first step cannot be left; null without an error. */
  nameProblem: string | null;
  /** Whether a request to create or change the board is under way. */
  isSaving: boolean;
  /** The created board; further saves change it. */
  board: Board | null;
}

export type WizardEvent =
  /** What would fit the selected pictures. */
  | { type: 'suggested'; name: string; asks: boolean }
  | { type: 'name-typed'; name: string }
  | { type: 'description-typed'; description: string }
  | { type: 'asks'; asks: boolean }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'saving' }
  | { type: 'saved'; board: Board }
  | { type: 'failed' };

export const FIRST_STATE: WizardState = {
  step: 1,
  name: '',
  description: '',
  asks: false,
  own: { name: false, asks: false },
  nameProblem: null,
  isSaving: false,
  board: null,
};

/** Returns the wizard after an event. An event that does not fit the step changes nothing. */
export function wizard(state: WizardState, event: WizardEvent): WizardState {
  const { own } = state;
  switch (event.type) {
    case 'suggested':
      if (state.step !== 1 || state.board !== null) return state;
      return {
        ...state,
        name: own.name ? state.name : event.name.slice(0, MAX_TITLE_LENGTH),
        asks: own.asks ? state.asks : event.asks,
      };
    case 'name-typed': {
      const name = event.name.slice(0, MAX_TITLE_LENGTH);
      return { ...state, name, own: { ...own, name: true }, nameProblem: null };
    }
    case 'description-typed':
      return { ...state, description: event.description.slice(0, MAX_NOTES_LENGTH) };
    case 'asks':
      return { ...state, asks: event.asks, own: { ...own, asks: true } };
    case 'next':
      if (state.step !== 1) return state;
      if (state.name.trim() === '') return { ...state, nameProblem: wizardCopy.nameRequired };
      return { ...state, step: 2, nameProblem: null };
    case 'back':
      if (!canGoBack(state)) return state;
      return { ...state, step: state.step === 3 ? 2 : 1 };
    case 'saving':
      return state.step === 2 ? { ...state, isSaving: true } : state;
    case 'saved':
      return { ...state, step: 3, isSaving: false, board: event.board };
    case 'failed':
      return { ...state, isSaving: false };
  }
}

/** Going back is possible from the second and third step, but not during a request. */
export const canGoBack = ({ step, isSaving }: WizardState): boolean => step > 1 && !isSaving;
