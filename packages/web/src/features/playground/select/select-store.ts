import type { EditMode, GoingQuestion, ImageId, Version, VersionId } from '@home-design/contract';
import { create } from 'zustand';
import type { Side } from '../marks/mark.ts';
import type { FoundThings } from './found-things.ts';
import { emptyMask, type Mask } from './mask.ts';
import { type Step, settled } from './steps.ts';

/** Edits whose marks can be selected. */
const SELECTED_MODES = ['wall-color', 'floor', 'object-removal', 'empty-room', 'declutter'] as const;
export type SelectedMode = (typeof SELECTED_MODES)[number];

export const isSelected = (mode: EditMode): mode is SelectedMode =>
  SELECTED_MODES.some((one) => one === mode);

/**
 * In these the selection is all that is changed; in the others it joins what the edit finds. Where they refuse a photo, the tool opens with
 * what was found.
 */
export const IS_ALL: ReadonlySet<string> = new Set(['wall-color', 'floor', 'empty-room', 'declutter']);

/** Steps that can be undone: each holds a mask of up to a megabyte. */
const MOST_STEPS = 25;

export interface Selecting {
  mode: SelectedMode;
  /** The version that the edit starts from. */
  base: VersionId;
  image: ImageId;
  /** What the server is asked to find, which is then selected from the start; null where people begin with nothing. */
  question: GoingQuestion | null;
}

export interface SelectState {
  /** What is selected for; null before somebody begins. */
  selecting: Selecting | null;
  /** Whether the tool is open: what was selected stays when it is closed. */
  isOpen: boolean;
  tool: 'select' | 'brush';
  side: Side;
  brush: number;
  steps: readonly Step[];
  /** The step that is shown; those after it were undone. */
  at: number;
  /** What was found to be taken away; null before, and for other edits. */
  found: FoundThings | null;
  /** The version in which an edit was refused: the tool opens there, with what was found. */
  refusedIn: VersionId | null;
  /** Why it opened by itself; empty where it did not. */
  reason: string;
  /** What is being waited for. */
  doing: 'asking' | 'finding' | null;
  /** Why the last tap was not answered; empty where it was. */
  problem: string;
}

const nothing: SelectState = {
  selecting: null,
  isOpen: false,
  tool: 'select',
  side: 'add',
  brush: 0.04,
  steps: [],
  at: -1,
  found: null,
  refusedIn: null,
  reason: '',
  doing: null,
  problem: '',
};

export const useSelect = create<SelectState>()(() => nothing);

export const forgetSelection = (): void => useSelect.setState(nothing, true);

export const setSelect = (part: Partial<SelectState>): void => useSelect.setState(part);

export const closeSelect = (): void => useSelect.setState({ isOpen: false });

/** What is selected now; undefined before the size of selections is known. */
export const stepOf = ({ steps, at }: SelectState): Step | undefined => steps[at];

/** The version that is selected in. */
export type Opened = Pick<Version, 'id' | 'image'>;

/** Opens the tool; what was selected in another version, or for another edit, is forgotten. */
export function openSelect(
  mode: SelectedMode,
  { id: base, image }: Opened,
  question: GoingQuestion | null = null,
): void {
  const { selecting, refusedIn } = useSelect.getState();
  const wanted = { mode, base, image, question };
  if (JSON.stringify(selecting) !== JSON.stringify(wanted))
    useSelect.setState({ ...nothing, refusedIn, selecting: wanted }, true);
  useSelect.setState({ isOpen: true });
}

/** Begins anew with nothing selected, once the size is known. */
export const beginSteps = (width: number, height: number): void =>
  useSelect.setState({ steps: [settled(emptyMask(width, height))], at: 0 });

/** What was undone is given up. */
export const addStep = (step: Step): void =>
  useSelect.setState(({ steps, at }) => {
    const kept = [...steps.slice(0, at + 1), step].slice(-MOST_STEPS);
    return { steps: kept, at: kept.length - 1 };
  });

/** Changes the selection as a whole. */
export function changeMask(change: (mask: Mask) => Mask): void {
  const step = stepOf(useSelect.getState());
  if (step) addStep(settled(change(step.mask)));
}

export const undoStep = (): void => useSelect.setState(({ at }) => ({ at: Math.max(0, at - 1) }));

export const redoStep = (): void =>
  useSelect.setState(({ steps, at }) => ({ at: Math.min(steps.length - 1, at + 1) }));
