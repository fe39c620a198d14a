import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { firstView } from '../base/comparison.ts';
import { type OpenSheet, PageActions } from './page-actions.tsx';

const original = make.version();
const onMode = vi.fn();

/** The same buttons as in the playground. */
function Actions() {
  const [open, setOpen] = useState<OpenSheet>(null);
  const commands = {
    ...{
      versions: [original],
      shown: original,
      view: firstView,
      dispatch: vi.fn(),
      onMode,
      onVersion: vi.fn(),
    },
    ...{ onCompare: null, onRearrange: null },
  };
  return (
    <PageActions {...{ image: { id: original.image, project: null }, open, onOpen: setOpen, commands }} />
  );
}

async function openPalette(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Find a command (Ctrl K)' }));
  return screen.findByRole('textbox', { name: 'What would you like to do?' });
}
const isGone = () => waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());

/** Shows the page and opens the palette. */
async function show(): Promise<HTMLElement> {
  fakeApi({});
  showScreen(<Actions />, { path: '/app/playground', at: '/app/playground' });
  return openPalette();
}

describe('the command palette', () => {
  it('U-19 finds a command by part of its name, runs it and closes', async () => {
    const search = await show();
    fireEvent.change(search, { target: { value: 'sky' } });
    await waitFor(() => expect(screen.queryByText('Edit: Furniture')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: /^Edit: Sky/ }));
    expect(onMode).toHaveBeenCalledExactlyOnceWith('sky');
    await isGone();
    // After reopening, the search field is empty.
    expect(await openPalette()).toHaveProperty('value', '');
    expect(screen.getByText('Edit: Furniture')).toBeTruthy();
  });

  it('U-19 closes before the dialog of a command opens', async () => {
    await show();
    fireEvent.click(screen.getByText('Keyboard shortcuts'));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
    await isGone();
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('U-20 closes when a command goes to another page, and on Escape', async () => {
    await show();
    fireEvent.click(screen.getByText('Another photo'));
    await isGone();
    fireEvent.keyDown(await openPalette(), { key: 'Escape' });
    await isGone();
  });
});
