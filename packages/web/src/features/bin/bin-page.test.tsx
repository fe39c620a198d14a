import type { AuthUser, BinEntry } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { sessionStore } from '../../core/session/session-store.ts';
import { BinPage } from './bin-page.tsx';

const DAY_MS = 86_400_000;
const AS_OF = '2026-11-22T10:00:00.000Z';
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

function entry(about: Partial<BinEntry>): BinEntry {
  return {
    kind: 'photo',
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Kitchen.jpg',
    inside: 'Harbor flat',
    size: 3,
    thumbnail_url: null,
    deleted_at: ago(2),
    purged_at: ago(-28.1),
    waits_for: null,
    ...about,
  };
}
const photo = entry({});
const project = entry({
  kind: 'project',
  id: '00000000-0000-4000-8000-000000000002',
  title: 'Attic',
  inside: null,
});
const nested = entry({ id: '00000000-0000-4000-8000-000000000003', title: 'Hall.jpg', waits_for: 'project' });

function show(results: BinEntry[]) {
  const counts = { project: 1, photo: results.length - 1, version: 0, board: 0 };
  const bin = { results, count: results.length, num_pages: 1, has_next: false, has_previous: false };
  const api = fakeApi({
    'GET /bin': () => ({ ...bin, counts, as_of: AS_OF }),
    [`POST /images/${photo.id}/restore`]: () => new Refusal(409, 'Its project is in the bin.'),
    [`DELETE /bin/photo/${photo.id}`]: () => undefined,
    'DELETE /bin': () => counts,
  });
  return { api, ...showScreen(<BinPage />, { path: '/app/bin', at: '/app/bin' }) };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true));

describe('U-03 bin page', () => {
  it('says what was deleted, when, and when it is removed for good', async () => {
    show([photo, project]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(within(first!).getByText('Kitchen.jpg')).toBeTruthy();
    expect(first?.textContent).toContain('Harbor flat · 3 versions');
    expect(first?.textContent).toContain('Deleted 2 days ago');
    expect(first?.textContent).toContain('Removed for good in 28 days');
    expect(second?.textContent).toContain('Project');
  });

  it('says 30 days for a photo deleted a moment ago', async () => {
    show([entry({ deleted_at: ago(0.001), purged_at: ago(-29.999) })]);
    const [only] = await screen.findAllByRole('listitem');
    expect(only?.textContent).toContain('Removed for good in 30 days');
  });

  it('says what has to be restored first, and offers no Restore button until then', async () => {
    show([nested, project]);
    expect(await screen.findByText('Its project is in the bin. Restore the project first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Restore Hall.jpg' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Restore Attic' })).toBeTruthy();
  });

  it('says why something could not be restored', async () => {
    show([photo, project]);
    await press('Restore Kitchen.jpg');
    expect(await screen.findByText('Its project is in the bin.')).toBeTruthy();
  });

  it('deletes one thing for good after asking', async () => {
    const { api } = show([photo, project]);
    await press('Delete for good: Kitchen.jpg');
    expect(await screen.findByText('Delete “Kitchen.jpg” for good?')).toBeTruthy();
    await press('Delete for good');
    await waitFor(() => expect(api.calls('DELETE')).toHaveLength(1));
    expect(await screen.findByText('Kitchen.jpg deleted for good')).toBeTruthy();
  });

  it('empties the bin after naming the numbers, up to the time when the list was read', async () => {
    const { api } = show([photo, nested, project]);
    await press('Empty now');
    expect(
      await screen.findByText('1 project and 2 photos will be deleted for good. This cannot be undone.'),
    ).toBeTruthy();
    await press('Empty the bin');
    expect(await screen.findByText('1 project and 2 photos deleted for good')).toBeTruthy();
    expect(api.calls('DELETE')[0]?.path).toContain(`until=${encodeURIComponent(AS_OF)}`);
  });

  it('says that the bin is empty', async () => {
    show([]);
    expect(await screen.findByText('The bin is empty')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Empty now' })).toBeNull();
  });
});
