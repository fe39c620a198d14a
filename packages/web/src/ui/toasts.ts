import { TOAST_DURATION_MS } from '@home-design/contract';
import { create } from 'zustand';
import { ApiError } from '../lib/api-error.ts';
import { meansAway } from '../lib/connection.ts';
import { uiCopy } from './copy.ts';

/** Something that can be done about what a toast tells; doing it closes the toast. */
export interface ToastAction {
  label: string;
  onAct: () => void;
}

/** A short message over the page. */
export interface Toast {
  id: number;
  title: string;
  message: string | undefined;
  color: 'forest' | 'terracotta' | 'red';
  action: ToastAction | undefined;
  /** Milliseconds from its appearing. */
  lasts: number;
}

/** Long enough to read, reach the button and press it. */
const WITH_ACTION_MS = 10_000;

/** Those that are shown or wait for their turn, the oldest first. */
export const useToasts = create<readonly Toast[]>(() => []);

let lastId = 0;

function add(color: Toast['color'], title: string, message?: string, action?: ToastAction): void {
  lastId += 1;
  const lasts = action ? WITH_ACTION_MS : TOAST_DURATION_MS;
  useToasts.setState((toasts) => [...toasts, { id: lastId, title, message, color, action, lasts }], true);
}

/** Takes a toast away. */
export const closeToast = (id: number): void =>
  useToasts.setState((toasts) => toasts.filter((each) => each.id !== id), true);

/** Short messages at the top; they are announced, last four seconds and need no answer. */
export const toast = {
  success(title: string, message?: string): void {
    add('forest', title, message);
  },
  error(title: string, message?: string): void {
    add('red', title, message);
  },
  /** Says what was done and offers to take it back; stays longer, so that there is time to. */
  undo(title: string, undoLabel: string, onUndo: () => void): void {
    add('forest', title, undefined, { label: undoLabel, onAct: onUndo });
  },
  /** Says what was done and offers to go on with it. */
  offer(title: string, message: string | undefined, action: ToastAction): void {
    add('forest', title, message, action);
  },
  /** Says that something expected stands in the way, and offers what helps. */
  notice(title: string, message: string, action?: ToastAction): void {
    add('terracotta', title, message, action);
  },
  /**
   * Says that something could not be done. Where the server could not be reached, it offers to do it again: `retry`
   * must not do it twice; without it, the button that was pressed is still there to be pressed.
   * @returns whether the server could not be reached
   */
  failed(title: string, error: unknown, message: string | undefined, retry?: () => void): boolean {
    const wasLost = isLost(error);
    if (wasLost) add('red', title, uiCopy.lost, retry && { label: uiCopy.retry, onAct: retry });
    else add('red', title, message);
    return wasLost;
  },
};

/** Whether nobody knows what became of a call; also where a sentence of its own was put around the failure. */
function isLost(error: unknown): boolean {
  if (error instanceof ApiError)
    return error.status === 0 || (error.code === null && meansAway(error.status));
  return error instanceof Error && error.cause instanceof ApiError && isLost(error.cause);
}
