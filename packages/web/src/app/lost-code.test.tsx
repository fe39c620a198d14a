import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoute } from '../../test/show-route.tsx';
import { guest } from '../../test/users.ts';

const lost = vi.hoisted(() => ({ files: new Set<string>() }));

/** Code whose loading has failed for good. */
vi.mock('../lib/code-loading/load-code.ts', async (original) => ({
  ...(await original<typeof import('../lib/code-loading/load-code.ts')>()),
  awaitedByPage: async (load: () => Promise<{ name: string }>) => {
    const part = await load();
    if (lost.files.has(part.name)) throw new TypeError('Failed to fetch dynamically imported module');
    return part;
  },
}));

it.each([
  ['the page', ['BinPage']],
  ['the frame of the pages', ['AppLayout']],
  ['both', ['AppLayout', 'BinPage']],
])('says so and offers to reload the page when the code of %s cannot be loaded', async (_what, files) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  lost.files = new Set(files);
  showRoute('/app/bin', { at: 'signed-in', user: guest });
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Reload/ })).toBeTruthy();
  // The page is logged by an effect, which may run after the page is drawn.
  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith('This page could not be shown', expect.any(TypeError)),
  );
});
