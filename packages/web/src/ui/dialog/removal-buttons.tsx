import { Button, Group } from '@mantine/core';

interface RemovalButtonsProps {
  /** Labels of the buttons. */
  cancel: string;
  confirm: string;
  isRemoving: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The buttons of a dialog that asks before a removal. The harmless answer has the focus. */
export function RemovalButtons({ cancel, confirm, isRemoving, onCancel, onConfirm }: RemovalButtonsProps) {
  return (
    <Group justify="flex-end" gap="sm" mt="lg">
      <Button variant="default" data-autofocus onClick={onCancel}>
        {cancel}
      </Button>
      <Button color="red" loading={isRemoving} onClick={onConfirm}>
        {confirm}
      </Button>
    </Group>
  );
}
