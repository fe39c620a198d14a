import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make, page } from '../../../../test/make.ts';
import { makeBoard } from '../../../../test/make-board.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { VersionSharing } from './version-sharing.tsx';

const version = make.version();
const inProject = make.image([version], { project: make.id(), project_title: 'Elm Street' });
const board = makeBoard.board([], { name: 'Favorites' });
const automatic = makeBoard.board([], { name: 'Elm Street', is_auto_generated: true });

function show(image = inProject, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ 'GET /boards': () => page([automatic, board]), ...answers });
  showScreen(<VersionSharing image={image} version={version} />, { path: '/', at: '/' });
  return api;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a picture of a project', () => {
  it('PLAYGROUND-06 C-16 is added to the chosen board; auto-generated boards are not offered', async () => {
    const api = show(inProject, { [`POST /boards/${board.id}/versions`]: () => board });
    await press('Add to Board');
    await screen.findByRole('button', { name: 'Choose Favorites' });
    expect(screen.queryByRole('button', { name: 'Choose Elm Street' })).toBeNull();
    await press('Choose Favorites');
    expect(await screen.findByText('Added to “Favorites”')).toBeTruthy();
    expect(api.calls('POST')[0]?.body).toEqual({ version_ids: [version.id] });
    expect(api.calls('GET /boards')[0]?.path).toContain(`project=${inProject.project}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is put on a new board, which is named after the photo by default', async () => {
    const api = show(inProject, { 'POST /boards': () => board });
    await press('Add to Board');
    await screen.findByDisplayValue('bedroom');
    await press('Create Board');
    expect(await screen.findByText('Added to “Favorites”')).toBeTruthy();
    const sent = { project: inProject.project, name: 'bedroom', version_ids: [version.id] };
    expect(api.calls('POST')[0]?.body).toEqual(sent);
  });

  it('PLAYGROUND-07 C-16 is shared by a link to the board that shows it', async () => {
    show(inProject, {
      [`POST /boards/${board.id}/versions`]: () => board,
      [`GET /boards/${board.id}/share_links`]: () => ({ results: [], count: 0 }),
    });
    await press('Share');
    await press('Choose Favorites');
    expect(await screen.findByRole('button', { name: 'Generate Link: View Only' })).toBeTruthy();
    expect(screen.getByText(/Anyone with a link can see the whole board/)).toBeTruthy();
  });

  it('says why it could not be added, and keeps the boards to try again', async () => {
    show(inProject, { [`POST /boards/${board.id}/versions`]: () => new Refusal(409, 'The board is full.') });
    await press('Add to Board');
    await press('Choose Favorites');
    expect(await screen.findByText('The board is full.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose Favorites' })).toBeTruthy();
  });
});

describe('a picture without a project', () => {
  it.each([
    ['PLAYGROUND-06', 'Add to Board', /cannot be added to a board yet.*Create New Board/],
    ['PLAYGROUND-07', 'Share', /cannot be shared yet.*Create New Board/],
  ])('%s C-16 says that %s is coming, and what is possible now', async (_id, button, text) => {
    const api = show(make.image([version]));
    await press(button);
    expect(await screen.findByText('Coming soon')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(api.calls('')).toEqual([]);
  });
});
