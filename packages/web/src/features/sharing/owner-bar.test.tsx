import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { makeBoard } from '../../../test/make-board.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { SharePage } from './share-page.tsx';

/** Shows the page of a link; the answer to its visit names what the link opens for the owner only. */
function show(own?: { resource_type: string; resource_id: string }) {
  const api = fakeApi({
    'GET /share/abc': () => makeBoard.shared([makeBoard.sharedVersion()]),
    'POST /share-links/track-access': () => ({ success: true, ...(own && { own }) }),
  });
  showScreen(<SharePage />, { path: '/app/share/board/:token?', at: '/app/share/board/abc' });
  return api;
}
const ID = '00000000-0000-4000-8000-0000000000b0';

describe('the page of a link', () => {
  it.each([
    ['board', 'Back to the board', `/app/boards/${ID}?tab=share`],
    ['project', 'Back to the project', `/app/projects/${ID}`],
  ])('is marked as for clients, and leads its owner back to the %s', async (resource_type, name, href) => {
    show({ resource_type, resource_id: ID });
    const bar = await screen.findByRole('complementary', { name: 'For you as the owner' });
    expect(bar.textContent).toContain('This is what your client sees.');
    expect(within(bar).getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(document.documentElement.dataset.client).toBe('');
  });

  it('has no bar for visitors', async () => {
    const api = show();
    await waitFor(() => expect(api.calls('POST')).toHaveLength(1));
    await screen.findByRole('article');
    expect(screen.queryByText('This is what your client sees.')).toBeNull();
  });
});
