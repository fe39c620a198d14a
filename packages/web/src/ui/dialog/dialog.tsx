import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './dialog.module.css';
import { giveFirstFocus } from './first-focus.ts';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Label of the button that closes it. */
  closeLabel: string;
  children: ReactNode;
  size?: ModalProps['size'];
  /** Whether the focus returns to the element that had it; false: the page moves it in `onClosed`. */
  returnsFocus?: boolean;
  /** Called after the closing animation. */
  onClosed?: () => void;
}

/**
 * A dialog. The focus moves to its first field or main action, stays inside and returns. Escape, the button and a click
 * outside close it.
 */
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
  // A dialog that is loaded on first use would be open from its first rendering. The library notes
  // the focused element only when a dialog opens, so it is rendered closed first.
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
      <div ref={giveFirstFocus}>{children}</div>
    </Modal>
  );
}
