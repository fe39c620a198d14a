import { TOAST_DURATION_MS } from '@home-design/contract';
import { create } from 'zustand';
import { uiCopy } from '../copy.ts';
import { ERROR_TITLE, expectedState } from './expected-state.ts';

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
  /** The words when the server answers again. Only a toast of a lost call has them; it stays until then. */
  whenBack: Pick<Toast, 'title' | 'message'> | undefined;
}

/** Long enough to read it, reach the button and press it. */
const WITH_ACTION_MS = 10_000;

/** Shown and waiting toasts, the oldest first. */
export const useToasts = create<readonly Toast[]>(() => []);

let lastId = 0;

function add(
  color: Toast['color'],
  title: string,
  message?: string,
  action?: ToastAction,
  whenBack?: Toast['whenBack'],
): void {
  lastId += 1;
  const lasts = action ? WITH_ACTION_MS : TOAST_DURATION_MS;
  const added = { id: lastId, title, message, color, action, lasts, whenBack };
  useToasts.setState((toasts) => [...toasts, added], true);
}

/** Closes a toast, if it is still shown. */
export const closeToast = (id: number | undefined): void =>
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
   * must not do the action twice. Without `retry` the user presses the original button again. An expected state, such as
   * being offline, is the title in place of 'Error'; under a title that says what failed it is the message. A toast that
   * offers a retry stays until the server answers again.
   * @returns whether the server could not be reached
   */
  failed(title: string, error: unknown, message: string | undefined, retry?: () => void): boolean {
    const state = expectedState(error);
    const wasLost = state?.isLost === true;
    const action = wasLost && retry ? { label: uiCopy.retry, onAct: retry } : undefined;
    if (state && title === ERROR_TITLE) {
      const whenBack = action && { title: uiCopy.back, message: state.message };
      add('terracotta', state.title, state.message, action, whenBack);
    } else if (wasLost) {
      const whenBack = action && { title, message: `${uiCopy.back}. ${state.message}` };
      add('terracotta', title, `${state.title}. ${state.message}`, action, whenBack);
    } else add('red', title, message);
    return wasLost;
  },
};
