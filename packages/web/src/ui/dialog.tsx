import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './dialog.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
  size?: ModalProps['size'];
  /** Whether the focus goes back to where it was; false: the page sends it elsewhere, in `onClosed`. */
  returnsFocus?: boolean;
  /** Called when the dialog has left the screen. */
  onClosed?: () => void;
}

/** A dialog: focus moves in, stays in and comes back; Escape, the button and a click outside close it. */
export function Dialog({
  opened,
  onClose,
  title,
  closeLabel,
  children,
  size = 'md',
  returnsFocus = true,
  onClosed,
}: DialogProps) {
  // A dialog that is loaded when it is first wanted would be open from its first moment; the library notes
  // what had the focus only when one becomes open.
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(opened), [opened]);

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={size}
      returnFocus={returnsFocus}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      classNames={{ title: classes.title ?? '', header: classes.header ?? '' }}
      closeButtonProps={{ 'aria-label': closeLabel, size: 44, iconSize: 20 }}
    >
      {children}
    </Modal>
  );
}
