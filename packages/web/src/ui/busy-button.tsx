import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps } from 'react';

type BusyButtonProps = Omit<ButtonProps, 'disabled'> & Omit<ComponentProps<'button'>, keyof ButtonProps>;

/**
 * A button that keeps the focus while its action runs. A disabled button loses it, and Tab begins again at the top of the
 * page. The action must ignore presses while `loading` is true.
 */
export function BusyButton({ loading = false, ...props }: BusyButtonProps) {
  return (
    <Button
      aria-busy={loading || undefined}
      {...props}
      loading={loading}
      renderRoot={(root) => <button type="button" {...root} disabled={false} />}
    />
  );
}
