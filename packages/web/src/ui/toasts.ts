import { create } from 'zustand';
import { log } from '../lib/log.ts';

/** Whether there was ever a toast: most visits end without one, and load nothing for them. */
export const useToastsWanted = create<boolean>(() => false);

/** Short messages in the corner; they are announced, last four seconds and need no answer. */
export const toast = {
  success(title: string, message?: string): void {
    void show({ title, message, color: 'forest' }); // deals with its own failure
  },
  error(title: string, message?: string): void {
    void show({ title, message, color: 'red' }); // deals with its own failure
  },
  /** Says what was done and offers to take it back; stays longer, so that there is time to. */
  undo(title: string, undoLabel: string, onUndo: () => void): void {
    void showUndo(title, undoLabel, onUndo); // deals with its own failure
  },
};

interface Toast {
  title: string;
  message: string | undefined;
  color: string;
}

async function show(about: Toast): Promise<void> {
  try {
    useToastsWanted.setState(true, true);
    // Waits in the library's own store until the area is there to show it.
    const { notifications } = await import('@mantine/notifications');
    notifications.show({ ...about, withBorder: true, closeButtonProps: { 'aria-label': 'Close' } });
  } catch (error) {
    log.error(about.title, error);
  }
}

async function showUndo(title: string, undoLabel: string, onUndo: () => void): Promise<void> {
  try {
    useToastsWanted.setState(true, true);
    const { showUndoToast } = await import('./undo-toast.tsx');
    showUndoToast(title, undoLabel, onUndo);
  } catch (error) {
    log.error(title, error);
  }
}
