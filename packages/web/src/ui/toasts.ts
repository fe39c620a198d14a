import { log } from '../lib/log.ts';

/** Short messages in the corner; they are announced, last four seconds and need no answer. */
export const toast = {
  success(title: string, message?: string): void {
    void show({ title, message, color: 'forest' }); // deals with its own failure
  },
  error(title: string, message?: string): void {
    void show({ title, message, color: 'red' }); // deals with its own failure
  },
};

interface Toast {
  title: string;
  message: string | undefined;
  color: string;
}

async function show(about: Toast): Promise<void> {
  try {
    // Most visits end without one, so the part that shows them is loaded when it is needed.
    const { notifications } = await import('@mantine/notifications');
    notifications.show({ ...about, withBorder: true, closeButtonProps: { 'aria-label': 'Close' } });
  } catch (error) {
    log.error(about.title, error);
  }
}
