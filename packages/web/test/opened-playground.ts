import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Waits until the playground shows a photo with its history, its modes and the settings of the chosen mode.
 * The three arrive one by one, in any order, so a test must not touch one because another is there.
 *
 * @returns the version history
 */
export async function openedPlayground(): Promise<HTMLElement> {
  await waitFor(() => {
    screen.getByRole('region', { name: 'Version history' });
    screen.getByRole('button', { name: 'Apply' });
    expect(document.querySelectorAll('.mantine-Skeleton-root')).toHaveLength(0);
  });
  return screen.getByRole('region', { name: 'Version history' });
}
