import type { EditMode } from '@home-design/contract';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ModeRail } from './mode-rail.tsx';

function Rail() {
  const [mode, setMode] = useState<EditMode>('wall-color');
  return (
    <MantineProvider>
      <ModeRail mode={mode} onChange={setMode} />
    </MantineProvider>
  );
}

const search = () => screen.getByRole('searchbox', { name: 'Find an edit' });
const names = () => screen.getAllByRole('radio').map((each) => each.getAttribute('aria-label'));
const stops = () =>
  screen
    .getAllByRole('radio')
    .filter((each) => each.tabIndex === 0)
    .map((each) => each.getAttribute('aria-label'));
const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('aria-label');
const type = (words: string) => fireEvent.change(search(), { target: { value: words } });

describe('the rail of modes', () => {
  it('has groups by purpose, with one Tab stop', () => {
    render(<Rail />);
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('p')?.textContent);
    expect(groups).toEqual(['Furnish', 'Walls & floor', 'Light & sky', 'Remove', 'Restyle', 'Fix']);
    expect(names()).toHaveLength(20);
    expect(stops()).toEqual(['Wall color']);
  });

  it('finds a mode by typing, and Enter chooses the first one', () => {
    render(<Rail />);
    type('tidy');
    expect(names()).toEqual(['Declutter']);
    expect(stops()).toEqual(['Declutter']);
    fireEvent.keyDown(search(), { key: 'Enter' });
    expect(chosen()).toBe('Declutter');
    expect(names()).toHaveLength(20);
  });

  it('says that nothing matches, and Escape shows all modes again', () => {
    render(<Rail />);
    type('swimming');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('No edit matches.');
    fireEvent.keyDown(search(), { key: 'Enter' });
    fireEvent.keyDown(search(), { key: 'Escape' });
    expect(names()).toHaveLength(20);
    expect(chosen()).toBe('Wall color');
  });
});
