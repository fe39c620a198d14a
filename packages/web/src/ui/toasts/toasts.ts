import { TOAST_DURATION_MS } from '@home-design/contract';
import { create } from 'zustand';
import { ApiError } from '../../lib/api/api-error.ts';
import { meansAway } from '../../lib/api/connection.ts';
import { uiCopy } from '../copy.ts';

/** An action offered by a toast; it closes the toast. */
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
  /** Milliseconds until it closes. */
  lasts: number;
}

/** Long enough to read it, reach the button and press it. */
const WITH_ACTION_MS = 10_000;

/** Shown and waiting toasts, the oldest first. */
export const useToasts = create<readonly Toast[]>(() => []);

let lastId = 0;

function add(color: Toast['color'], title: string, message?: string, action?: ToastAction): void {
  lastId += 1;
  const lasts = action ? WITH_ACTION_MS : TOAST_DURATION_MS;
  useToasts.setState((toasts) => [...toasts, { id: lastId, title, message, color, action, lasts }], true);
}

/** Closes a toast. */
export const closeToast = (id: number): void =>
  useToasts.setState((toasts) => toasts.filter((each) => each.id !== id), true);

/** Short messages over the page. They are announced, stay four seconds and need no answer. */
export const toast = {
  success(title: string, message?: string): void {
    add('forest', title, message);
  },
  error(title: string, message?: string): void {
    add('red', title, message);
  },
  /** Says what was done and offers Undo. It stays longer. */
  undo(title: string, undoLabel: string, onUndo: () => void): void {
    add('forest', title, undefined, { label: undoLabel, onAct: onUndo });
  },
  /** Says what was done and offers the next step. */
  offer(title: string, message: string | undefined, action: ToastAction): void {
    add('forest', title, message, action);
  },
  /** Says that an expected obstacle is in the way, and offers the remedy. */
  notice(title: string, message: string, action?: ToastAction): void {
    add('terracotta', title, message, action);
  },
  /**
   * Says that an action failed. It offers a retry if the server could not be reached; `retry`
   * must not do the action twice. Without `retry` the user presses the original button again.
   * @returns whether the server could not be reached
   */
  failed(title: string, error: unknown, message: string | undefined, retry?: () => void): boolean {
    const wasLost = isLost(error);
    if (wasLost) add('red', title, lostSentence(), retry && { label: uiCopy.retry, onAct: retry });
    else add('red', title, message);
    return wasLost;
  },
};

const lostSentence = (): string => (navigator.onLine === false ? uiCopy.lostOffline : uiCopy.lost);

/** Whether the outcome of a call is unknown, also if the failure is wrapped in an error of its own. */
function isLost(error: unknown): boolean {
  if (error instanceof ApiError)
    return error.status === 0 || (error.code === null && meansAway(error.status));
  return error instanceof Error && error.cause instanceof ApiError && isLost(error.cause);
}
