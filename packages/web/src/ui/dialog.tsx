import { Modal, type ModalProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
  size?: ModalProps['size'];
}

/** A dialog: focus moves in, stays in and comes back; Escape, the button and a click outside close it. */
export function Dialog({ opened, onClose, title, closeLabel, children, size = 'md' }: DialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      classNames={{ title: classes.title ?? '', header: classes.header ?? '' }}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44, iconSize: 20 }}
    >
      {children}
    </Modal>
  );
}
