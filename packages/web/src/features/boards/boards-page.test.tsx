import type { AuthUser, Board } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { make, page } from '../../../test/make.ts';
import { makeBoard } from '../../../test/make-board.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { user } from '../../../test/user.ts';
import { sessionStore } from '../../core/session/session-store.ts';
import { BoardsPage } from './boards-page.tsx';

const show = () => showScreen(<BoardsPage />, { path: '/app/boards', at: '/app/boards' });
const boards = (...list: Board[]) => ({ 'GET /boards': () => page(list) });
const versions = (count: number) => Array.from({ length: count }, () => makeBoard.version());
const card = (name = 'Client choice') => screen.findByRole('article', { name });
const writeText = vi.fn(async (_text: string) => undefined);

/** Opens the menu of the only board. @returns the names of its entries */
async function openMenu(): Promise<string[]> {
  // A disabled button holds the place of the menu until the menu is loaded.
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Actions for/ });
  await waitFor(() => expect(button().disabled).toBe(false));
  await user.click(button());
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
}
async function choose(entry: string): Promise<void> {
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: entry }));
}

beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  writeText.mockClear();
});

describe('a board as a card', () => {
  it('BOARDS-03 BOARDS-04 BOARDS-08 BOARDS-09 BOARDS-10 BOARDS-11 BOARDS-12 shows name, description, project, count and both times', async () => {
    fakeApi(boards(makeBoard.board(versions(2), { updated_at: '2026-01-05T10:00:00.000Z' })));
    show();
    const shown = within(await card());
    expect(shown.getByRole('link', { name: 'Client choice' })).toBeTruthy();
    expect(shown.getByText('Two rooms for Saturday')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'Elm Street' }).getAttribute('href')).toMatch(
      /^\/app\/projects\//,
    );
    expect(shown.getByText(/2 images/)).toBeTruthy();
    expect(shown.getByText(/^Created .* ago$|^Created last/)).toBeTruthy();
    expect(shown.getByText('Updated Jan 5, 2026')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Your boards' }).className).toMatch(/grid/);
  });

  it('BOARDS-01 BOARDS-02 BOARDS-06 CONST-36 shows up to four pictures, and the number of the others', async () => {
    fakeApi(boards(makeBoard.board(versions(4), { image_count: 9 })));
    show();
    const pictures = (await card()).querySelectorAll('img');
    expect(pictures).toHaveLength(4);
    expect(pictures[0]?.getAttribute('src')).toMatch(/thumbnail$/);
    expect(within(await card()).getByText('+5')).toBeTruthy();
  });

  it('BOARDS-05 BOARDS-07 C-09 is marked as shared and public only while a link is active', async () => {
    const board = makeBoard.board(versions(1));
    fakeApi(
      boards(
        board,
        makeBoard.sharedBy({ ...board, id: make.id() as Board['id'], name: 'Sent' }, makeBoard.link()),
      ),
    );
    show();
    const sent = within(await card('Sent'));
    expect(sent.getByText('Shared')).toBeTruthy();
    expect(sent.getByText('Public')).toBeTruthy();
    const own = within(await card());
    expect(own.queryByText('Shared')).toBeNull();
    expect(own.queryByText('Public')).toBeNull();
    expect(own.queryByText(/^Anyone with/)).toBeNull();
  });

  it.each([
    [[true, true], 1],
    [[true, false], 0],
  ])('BOARDS-07 C-36 is public and says if all of its links need a password: %s', async (needs, told) => {
    const links = needs.map((has_password) => makeBoard.link({ has_password }));
    fakeApi(boards(makeBoard.sharedBy(makeBoard.board(versions(1)), ...links)));
    show();
    expect(within(await card()).getByText('Public')).toBeTruthy();
    expect(within(await card()).queryAllByText('Password')).toHaveLength(told);
  });

  it.each([
    ['one link', [{}], 'Anyone with its link can see it.'],
    ['a password', [{ has_password: true }], 'Anyone with its link and the password can see it.'],
    ['a link for photos', [{ permission: 'upload' }], 'Anyone with its link can see it and send photos.'],
    [
      'two links',
      [{ has_password: true }, { permission: 'upload' }],
      'Anyone with one of its 2 links can see it; 1 link for photos, too.',
    ],
  ] as const)('says who can open it and do what: %s', async (_case, links, sentence) => {
    const board = makeBoard.board(versions(1));
    fakeApi(boards(makeBoard.sharedBy(board, ...links.map((about) => makeBoard.link(about)))));
    show();
    expect(within(await card()).getByText(sentence)).toBeTruthy();
  });
});

describe('the menu of a board', () => {
  it('BOARDS-13 BOARDS-14 BOARDS-15 BOARDS-17 BOARDS-19 BOARDS-22 BOARDS-25 has no entries about links for a board without one', async () => {
    const board = makeBoard.board(versions(1));
    fakeApi(boards(board));
    show();
    expect(await openMenu()).toEqual([
      'View Board',
      'Rename Board',
      'Edit Board',
      'Share Board',
      'Delete Board',
    ]);
    const target = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');
    expect(target('View Board')).toBe(`/app/boards/${board.id}`);
    expect(target('Edit Board')).toBe(`/app/boards/${board.id}/edit`);
    expect(target('Share Board')).toBe(`/app/boards/${board.id}?tab=share`);
  });

  it('BOARDS-16 BOARDS-60 C-10 has no Rename and no Edit for an auto-generated board', async () => {
    fakeApi(boards(makeBoard.board(versions(1), { is_auto_generated: true })));
    show();
    expect(await openMenu()).toEqual(['View Board', 'Share Board', 'Delete Board']);
  });

  it('BOARDS-18 BOARDS-20 C-03 opens the newest link in a new window', async () => {
    const link = makeBoard.link();
    fakeApi(boards(makeBoard.sharedBy(makeBoard.board(versions(1)), link)));
    show();
    await openMenu();
    const item = screen.getByRole('menuitem', { name: 'Open Share Link' });
    expect(item.getAttribute('href')).toBe(`https://homes.example/app/share/board/${link.token}`);
    expect(item.getAttribute('target')).toBe('_blank');
  });

  it('BOARDS-21 BOARDS-24 ERRORS-91 C-12 copies the link and says so', async () => {
    const link = makeBoard.link();
    fakeApi(boards(makeBoard.sharedBy(makeBoard.board(versions(1)), link)));
    show();
    await choose('Copy Share Link');
    expect(await screen.findByText('Link Copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(link.url);
  });

  it('BOARDS-23 makes a view link when the board has only upload links', async () => {
    const board = makeBoard.sharedBy(makeBoard.board(versions(1)), makeBoard.link({ permission: 'upload' }));
    const made = makeBoard.link();
    const api = fakeApi({ ...boards(board), [`POST /boards/${board.id}/share_links`]: () => made });
    show();
    await choose('Copy Share Link');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(made.url));
    expect(api.calls('POST')[0]?.body).toMatchObject({ permission: 'view', resource_type: 'board' });
  });

  it('BOARDS-40 ERRORS-48 says that this link could not be made', async () => {
    const board = makeBoard.sharedBy(makeBoard.board(versions(1)), makeBoard.link({ permission: 'upload' }));
    fakeApi({ ...boards(board), [`POST /boards/${board.id}/share_links`]: () => new Refusal(500) });
    show();
    await choose('Copy Share Link');
    expect(await screen.findByText('Failed to create share link')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });
});

describe('renaming a board', () => {
  const board = makeBoard.board();
  const field = () => screen.findByLabelText<HTMLInputElement>('Name');

  it('BOARDS-32 BOARDS-33 BOARDS-35 ERRORS-60 starts with the name, refuses a blank one and sends it trimmed', async () => {
    const api = fakeApi({
      ...boards(board),
      [`PATCH /boards/${board.id}`]: () => ({ ...board, name: 'Favorites' }),
    });
    show();
    await choose('Rename Board');
    expect((await field()).value).toBe('Client choice');
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Rename' });
    await user.clear(await field());
    await user.type(await field(), '   ');
    expect(confirm.disabled).toBe(true);
    await user.clear(await field());
    await user.type(await field(), ' Favorites ');
    await user.click(confirm);
    expect(await screen.findByText('Board renamed')).toBeTruthy();
    expect(api.calls('PATCH')[0]?.body).toEqual({ name: 'Favorites' });
  });

  it('BOARDS-37 ERRORS-47 says that renaming failed and keeps the typed name', async () => {
    fakeApi({ ...boards(board), [`PATCH /boards/${board.id}`]: () => new Refusal(500) });
    show();
    await choose('Rename Board');
    await user.clear(await field());
    await user.type(await field(), 'Favorites');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Failed to rename board')).toBeTruthy();
    expect((await field()).value).toBe('Favorites');
  });
});

describe('deleting a board', () => {
  it('BOARDS-36 ERRORS-61 C-42 asks first, naming the board and the links that stop', async () => {
    const board = makeBoard.sharedBy(makeBoard.board(versions(1)), makeBoard.link());
    const api = fakeApi({ ...boards(board), [`DELETE /boards/${board.id}`]: () => undefined });
    show();
    await choose('Delete Board');
    expect(await screen.findByRole('dialog', { name: 'Delete “Client choice”?' })).toBeTruthy();
    expect(screen.getByText('Its share link stops working at once.')).toBeTruthy();
    expect(api.calls('DELETE')).toEqual([]);
    api.answer('GET /boards', () => page([]));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Board deleted successfully')).toBeTruthy();
    expect(await screen.findByText('No boards yet')).toBeTruthy();
  });

  it('U-03 offers to undo, which brings the links back too', async () => {
    const board = makeBoard.sharedBy(makeBoard.board(versions(1)), makeBoard.link());
    const api = fakeApi({
      ...boards(board),
      [`DELETE /boards/${board.id}`]: () => undefined,
      [`POST /boards/${board.id}/restore`]: () => board,
    });
    show();
    await choose('Delete Board');
    api.answer('GET /boards', () => page([]));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No boards yet')).toBeTruthy();
    api.answer('GET /boards', () => page([board]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Board restored')).toBeTruthy();
    expect(await card()).toBeTruthy();
    expect(api.calls('POST')[0]?.path).toContain(`/boards/${board.id}/restore/`);
  });

  it('BOARDS-61 C-10 says that an auto-generated board comes back', async () => {
    fakeApi(boards(makeBoard.board([], { is_auto_generated: true })));
    show();
    await choose('Delete Board');
    expect(
      await screen.findByText(/comes back, without its share links, when you create the next project/),
    ).toBeTruthy();
  });

  it('BOARDS-38 ERRORS-46 says that deleting failed', async () => {
    const board = makeBoard.board();
    fakeApi({ ...boards(board), [`DELETE /boards/${board.id}`]: () => new Refusal(500) });
    show();
    await choose('Delete Board');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete board')).toBeTruthy();
  });
});

describe('the boards page', () => {
  it('BOARDS-26 BOARDS-27 BOARDS-28 BOARDS-30 BOARDS-31 explains where boards are made and leads there', async () => {
    fakeApi(boards());
    show();
    expect(await screen.findByRole('heading', { name: 'No boards yet' })).toBeTruthy();
    for (const name of ['Create Board', 'Create Your First Board']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/app/projects');
    }
    expect(screen.getByText('A board is made of pictures that you select in a project.')).toBeTruthy();
  });

  it('BOARDS-39 ERRORS-86 shows an error, not an empty list, after a failure, and loads again by Try again', async () => {
    const api = fakeApi({ 'GET /boards': () => new Refusal(500) });
    show();
    await waitFor(() => expect(screen.getAllByText('Failed to load boards')).toHaveLength(2));
    expect(screen.queryByText('No boards yet')).toBeNull();
    api.answer('GET /boards', () => page([makeBoard.board()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card()).toBeTruthy();
  });

  it('BOARDS-55 takes a plain list as well as a page', async () => {
    fakeApi({ 'GET /boards': () => [makeBoard.board()] });
    show();
    expect(await card()).toBeTruthy();
  });

  it('loads more boards by a button', async () => {
    const [first, second] = [makeBoard.board(), makeBoard.board([], { name: 'Older' })];
    fakeApi({
      'GET /boards': ({ path }) =>
        path.includes('page=2')
          ? { ...page([second]), count: 2 }
          : { ...page([first]), count: 2, num_pages: 2, has_next: true },
    });
    show();
    await user.click(await screen.findByRole('button', { name: 'Show more boards' }));
    expect(await card('Older')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more boards' })).toBeNull();
  });
});
