import type { Version } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { firstView } from '../base/comparison.ts';
import { versionsQuery } from '../base/queries.ts';
import { SharingSlot } from '../base/sharing-slot.ts';
import type { EditJobs } from '../progress/use-edit-jobs.ts';
import { VersionHistory } from './version-history.tsx';

const original = make.version();
const tag = (name: string) => ({ id: make.id(), name, color: '#64748b' });
const walls = make.edit(original, { tags: ['Client', 'Final', 'Living room'].map(tag) });
const staged = make.edit(original, { label: 'Staged in rustic style', is_favorite: true });
const jobs = {
  jobs: new Map(),
  timedOut: new Set(),
  cancel: { isPending: false },
} as unknown as EditJobs;

function show(versions: readonly Version[] = [original, walls, staged], view = firstView) {
  const dispatch = vi.fn();
  const image = make.image([...versions]);
  const api = fakeApi({});
  const shown = showScreen(
    <SharingSlot value={{ One: () => null, Several }}>
      <VersionHistory {...{ image, versions, dispatch, jobs, view }} selected={walls} />
    </SharingSlot>,
    { path: '/app/playground', at: '/app/playground' },
  );
  shown.queries.setQueryData(versionsQuery(original.image).queryKey, [...versions]);
  const known = () => shown.queries.getQueryData(versionsQuery(original.image).queryKey) ?? [];
  return { api, dispatch, known };
}

/** Stands for the button of another feature. */
const Several = ({ versions }: { versions: readonly Version[] }) => (
  <p>Board of {versions.map(({ label }) => label).join(', ')}</p>
);
const rows = () => screen.getAllByRole('listitem');
const openMenu = (label: string) =>
  fireEvent.click(screen.getByRole('button', { name: `More about ${label}` }));
const item = (name: string) => screen.findByRole('menuitem', { name });

describe('the version history', () => {
  it('PLAYGROUND-14 names the parent of a branch, newest first', () => {
    show();
    const [first, second, last] = rows();
    expect(first?.textContent).toContain('Made from Original');
    expect(second?.textContent).not.toContain('Made from');
    expect(last?.textContent).toContain('Primary');
  });

  it('offers a board of all finished edits', async () => {
    show([original, walls, staged, make.pending(original, 'job')]);
    expect(await screen.findByText('Board of Sage walls, Staged in rustic style')).toBeTruthy();
  });

  it('offers a board of the ticked versions, oldest first; only two are compared', async () => {
    show(undefined, { ...firstView, ticked: [staged.id, original.id, walls.id] });
    expect(await screen.findByText('Board of Original, Sage walls, Staged in rustic style')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true);
  });

  it('offers no board of a single edit', () => {
    show([original, walls]);
    expect(screen.queryByText(/^Board of/)).toBeNull();
  });

  it('VERSIONS-27 CONST-37 C-40 shows two tags of a version, and how many more there are', () => {
    show();
    const row = within(rows()[1] as HTMLElement);
    expect(row.getByText('Client')).toBeTruthy();
    expect(row.getByText('Final')).toBeTruthy();
    expect(row.queryByText('Living room')).toBeNull();
    expect(row.getByText('+1')).toBeTruthy();
  });

  it('VERSIONS-11 marks favorites, and shows only them on request', async () => {
    const { api, known } = show();
    api.answer(`PATCH /versions/${walls.id}`, () => ({ ...walls, is_favorite: true }));
    openMenu(walls.label);
    fireEvent.click(await item('Mark as favorite'));
    await waitFor(() => expect(known().find(({ id }) => id === walls.id)?.is_favorite).toBe(true));
    expect(api.calls('PATCH')[0]?.body).toEqual({ is_favorite: true });
    fireEvent.click(screen.getByRole('button', { name: 'Only favorites' }));
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Staged in rustic style is a favorite')).toBeTruthy();
  });

  it('VERSIONS-03 renames a version in place by keys: F2, Enter saves, Escape does not', async () => {
    const { api } = show();
    api.answer(`PATCH /versions/${walls.id}`, () => ({ ...walls, label: 'Evening' }));
    const link = within(rows()[1] as HTMLElement).getByRole('link');
    fireEvent.keyDown(link, { key: 'F2' });
    const field = screen.getByRole('textbox', { name: 'Name of Sage walls' });
    fireEvent.change(field, { target: { value: 'Dusk' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.keyDown(within(rows()[1] as HTMLElement).getByRole('link'), { key: 'F2' });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Evening ' } });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
    await waitFor(() => expect(api.calls('PATCH').map(({ body }) => body)).toEqual([{ label: 'Evening' }]));
  });

  it('VERSIONS-30 adds and removes tags', async () => {
    const { api } = show();
    api.answer('GET /tags', () => ({ results: [], count: 0 }));
    api.answer(`POST /versions/${walls.id}/add-tag`, () => walls);
    api.answer(`POST /versions/${walls.id}/remove-tag`, () => walls);
    openMenu(walls.label);
    fireEvent.click(await item('Tags'));
    const field = await screen.findByRole('textbox', { name: 'New tag' });
    fireEvent.change(field, { target: { value: 'Attic' } });
    fireEvent.submit(field);
    await waitFor(() => expect(api.calls('POST')[0]?.body).toEqual({ tag: 'Attic' }));
    const [, , livingRoom] = walls.tags;
    fireEvent.click(screen.getByRole('button', { name: 'Remove the tag Living room' }));
    await waitFor(() => expect(api.calls('POST')[1]?.body).toEqual({ tag: livingRoom?.id }));
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('VERSIONS-25 ERRORS-59 makes a version the primary one', async () => {
    const { api } = show();
    api.answer(`POST /images/${original.image}/set-primary`, () => walls);
    openMenu(walls.label);
    fireEvent.click(await item('Set as Primary'));
    expect(await screen.findByText('Version set as primary')).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({ version_id: walls.id });
  });

  it('removes a version after asking once; the original cannot be removed', async () => {
    const { api, dispatch } = show();
    api.answer(`DELETE /versions/${staged.id}`, () => undefined);
    openMenu(staged.label);
    fireEvent.click(await item('Remove'));
    expect(await screen.findByText('Remove “Staged in rustic style”?')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dispatch).toHaveBeenCalledWith({ type: 'version-gone', id: staged.id }));
    openMenu('Original');
    await item('Rename');
    expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
  });
});
