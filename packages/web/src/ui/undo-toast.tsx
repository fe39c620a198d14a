import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Long enough to read, reach the button and press it. */
const UNDO_MS = 10_000;

/** A message with a button that takes back what it tells. */
export function showUndoToast(title: string, undoLabel: string, onUndo: () => void): void {
  const id = notifications.show({
    title,
    color: 'forest',
    withBorder: true,
    autoClose: UNDO_MS,
    closeButtonProps: { 'aria-label': 'Close' },
    message: (
      <Button
        variant="light"
        mih={44}
        mt={4}
        onClick={() => {
          notifications.hide(id);
          onUndo();
        }}
      >
        {undoLabel}
      </Button>
    ),
  });
}
