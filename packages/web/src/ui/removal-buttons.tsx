import { Button, Group } from '@mantine/core';
import classes from './removal-buttons.module.css';

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
      <Button variant="default" className={classes.touch} data-autofocus onClick={onCancel}>
        {cancel}
      </Button>
      <Button color="red" className={classes.touch} loading={isRemoving} onClick={onConfirm}>
        {confirm}
      </Button>
    </Group>
  );
}
