import { Button } from '@mantine/core';
import type { IconFocus2 } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';

interface ToolProps {
  name: string;
  icon: typeof IconFocus2;
  /** For buttons that stay switched on. */
  isPressed?: boolean;
  onClick: () => void;
}

/** A button of the toolbar. */
export function Tool({ name, icon: Icon, isPressed, onClick }: ToolProps) {
  return (
    <Button
      variant={isPressed ? 'light' : 'default'}
      aria-pressed={isPressed}
      title={name}
      leftSection={<Icon size={18} stroke={ICON_STROKE} aria-hidden />}
      onClick={onClick}
    >
      {name}
    </Button>
  );
}
