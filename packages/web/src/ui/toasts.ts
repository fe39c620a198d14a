import { notifications } from '@mantine/notifications';

/** Short messages in the corner; they are announced, last four seconds and need no answer. */
export const toast = {
  success(title: string, message?: string): void {
    notifications.show({ title, message, color: 'forest', withBorder: true });
  },
  error(title: string, message?: string): void {
    notifications.show({ title, message, color: 'red', withBorder: true });
  },
};
