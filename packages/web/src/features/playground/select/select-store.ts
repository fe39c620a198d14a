import type { EditMode, GoingQuestion, ImageId, Version, VersionId } from '@home-design/contract';
import { create } from 'zustand';
import type { Side } from '../marks/mark.ts';
import type { FoundThings } from './found-things.ts';
import type { Step } from './steps.ts';

/** Edits with a selection. */
const SELECTED_MODES = [
  'wall-color',
  'wallpaper',
  'floor',
  'object-removal',
  'empty-room',
  'declutter',
] as const;
export type SelectedMode = (typeof SELECTED_MODES)[number];

export const isSelected = (mode: EditMode): mode is SelectedMode =>
  SELECTED_MODES.some((one) => one === mode);

/**
 * With these edits the selection is the only changed part. With others it is added to what the edit finds. If one of
 * these refuses a photo, the tool opens with the found things.
 */
export const IS_ALL: ReadonlySet<string> = new Set([
  'wall-color',
  'wallpaper',
  'floor',
  'empty-room',
  'declutter',
]);

/** How many steps can be undone: each holds a mask of up to a megabyte. */
const MOST_STEPS = 25;

export interface Selecting {
  mode: SelectedMode;
  /** The version that the edit starts from. */
  base: VersionId;
  image: ImageId;
  /** What the server searches and selects at the start; null: the selection starts empty. */
  question: GoingQuestion | null;
  /** Whether it starts with the walls or the floor that the edit finds: a result is corrected. */
  startsFound: boolean;
}

export interface SelectState {
  /** The purpose of the selection; null before the first one. */
  selecting: Selecting | null;
  /** Whether the tool is open; closing it keeps the selection. */
  isOpen: boolean;
  tool: 'select' | 'brush';
  side: Side;
  brush: number;
  steps: readonly Step[];
  /** Index of the shown step; later ones were undone. */
  at: number;
  /** The things that the edit would remove; null before the search, and for other edits. */
  found: FoundThings | null;
  /** Ids of found things that the pointer or the focus is on, in the list or on the photo. */
  pointedAt: readonly number[];
  /** The version in which an edit was refused: the tool opens there with the found things. */
  refusedIn: VersionId | null;
  /** Why the tool opened by itself; otherwise empty. */
  reason: string;
  /** What is loading. */
  doing: 'asking' | 'finding' | null;
  /** Why the last tap failed; otherwise empty. */
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
  pointedAt: [],
  refusedIn: null,
  reason: '',
  doing: null,
  problem: '',
};

export const useSelect = create<SelectState>()(() => nothing);

export const forgetSelection = (): void => useSelect.setState(nothing, true);

export const setSelect = (part: Partial<SelectState>): void => useSelect.setState(part);

/** Points out found things in the list and on the photo. */
export function pointAtThings(pointedAt: readonly number[]): void {
  if (pointedAt.join() !== useSelect.getState().pointedAt.join()) useSelect.setState({ pointedAt });
}

export const closeSelect = (): void => useSelect.setState({ isOpen: false });

/** The current selection; undefined until the size of selections is known. */
export const stepOf = ({ steps, at }: SelectState): Step | undefined => steps[at];

/** The version of the selection. */
export type Opened = Pick<Version, 'id' | 'image'>;

/** Opens the tool. A selection of another version or edit is forgotten. */
export function openSelect(
  mode: SelectedMode,
  { id: base, image }: Opened,
  question: GoingQuestion | null = null,
  startsFound = false,
): void {
  const { selecting, refusedIn } = useSelect.getState();
  const wanted = { mode, base, image, question, startsFound };
  if (JSON.stringify(selecting) !== JSON.stringify(wanted))
    useSelect.setState({ ...nothing, refusedIn, selecting: wanted }, true);
  useSelect.setState({ isOpen: true });
}

/** Drops the undone steps. */
export const addStep = (step: Step): void =>
  useSelect.setState(({ steps, at }) => {
    const kept = [...steps.slice(0, at + 1), step].slice(-MOST_STEPS);
    return { steps: kept, at: kept.length - 1 };
  });

export const undoStep = (): void => useSelect.setState(({ at }) => ({ at: Math.max(0, at - 1) }));

export const redoStep = (): void =>
  useSelect.setState(({ steps, at }) => ({ at: Math.min(steps.length - 1, at + 1) }));
