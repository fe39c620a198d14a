import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BusyButton } from './busy-button.tsx';

const show = (loading: boolean, onClick = vi.fn()) => (
  <MantineProvider env="test">
    <BusyButton loading={loading} onClick={onClick}>
      Apply
    </BusyButton>
  </MantineProvider>
);

it('keeps the focus while its action runs, and says that it is busy', () => {
  const { rerender } = render(show(false));
  const button = screen.getByRole('button', { name: 'Apply' });
  expect(button.getAttribute('aria-busy')).toBeNull();
  button.focus();
  rerender(show(true));
  expect(screen.getByRole('button', { name: 'Apply' })).toBe(button);
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('is a button of its own unless it sends a form', () => {
  const onClick = vi.fn();
  render(show(false, onClick));
  const button = screen.getByRole('button', { name: 'Apply' });
  expect(button.getAttribute('type')).toBe('button');
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});
