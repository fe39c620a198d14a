import type { AuthUser, Board, ShareLink } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { make } from '../../../../test/make.ts';
import { makeBoard } from '../../../../test/make-board.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { resetConnection } from '../../../lib/api/connection.ts';
import { BoardPage } from './board-page.tsx';

const pictures = [
  makeBoard.version(),
  makeBoard.version({
    label: 'Sage walls',
    sent_by: { upload: make.id(), link: null, name: 'Kim', sent_at: '2026-01-02T10:00:00.000Z' },
  }),
];
const board = makeBoard.board(pictures);
const noFeedback = { picks: [], comments: [], choices: [] };

/** Shows the page of a board with these links. */
function show(shown: Board = board, { tab = '', links = [] as ShareLink[], answers = {} } = {}) {
  const path = `/boards/${shown.id}`;
  const api = fakeApi({
    [`GET ${path}`]: () => shown,
    [`GET ${path}/share_links`]: () => ({ results: links, count: links.length }),
    [`GET ${path}/feedback`]: () => noFeedback,
    'GET /share-uploads': () => ({ results: [], count: 0 }),
    ...answers,
  });
  const screenShown = showScreen(<BoardPage />, { path: '/app/boards/:boardId', at: `/app${path}${tab}` });
  return { ...screenShown, api, path };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** A window as narrow as a phone. */
const onPhone = () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media === '(max-width: 47.99em)' }),
  );
};

beforeEach(() => {
  resetConnection(async () => true);
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
});
describe('board page', () => {
  it('BOARD-01 BOARD-02 BOARD-03 BOARD-04 leads back by its breadcrumb', async () => {
    show();
    const trail = within(await screen.findByRole('navigation', { name: 'Where this board belongs' }));
    const links = trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Projects', '/app/projects'],
      ['Elm Street', `/app/projects/${board.project}`],
      ['Boards', `/app/projects/${board.project}?tab=boards`],
    ]);
    expect(trail.getByText('Client choice').closest('[aria-current=page]')).toBeTruthy();
  });

  it('BOARD-05 BOARD-06 BOARD-08 shows name, description and how many images there are', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Client choice', level: 1 })).toBeTruthy();
    expect(screen.getByText('Two rooms for Saturday')).toBeTruthy();
    expect(screen.getByText('2 images')).toBeTruthy();
    expect(screen.queryByText('Shareable')).toBeNull();
    expect(screen.queryByText('Auto-generated')).toBeNull();
  });

  it('BOARD-07 BOARD-09 BOARD-10 counts one image, and marks the board as shared and as auto-generated', async () => {
    const one = makeBoard.board([makeBoard.version()], { is_auto_generated: true, description: '' });
    show(makeBoard.sharedBy(one, makeBoard.link()));
    expect(await screen.findByText('1 image')).toBeTruthy();
    expect(screen.getByText('Shareable')).toBeTruthy();
    expect(screen.getByText('Auto-generated')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Edit Board' })).toBeNull();
  });

  it('copies the link for clients with one press, and opens it from the menu', async () => {
    const writeText = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const link = makeBoard.link();
    show(makeBoard.sharedBy(board, link));
    await press('Copy Share Link');
    expect(await screen.findByText('Link Copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(link.url);
    await press('Actions for Client choice');
    const opens = await screen.findByRole('menuitem', { name: 'Open Share Link' });
    expect(opens.getAttribute('href')).toBe(link.url);
  });

  it('leads from a board without a link to the settings that make one', async () => {
    const { address } = show();
    fireEvent.click(await screen.findByRole('link', { name: 'Share Board' }));
    expect(address()).toBe(`/app/boards/${board.id}?tab=share`);
  });

  it('has one row of actions on phones, and the others in its menu', async () => {
    onPhone();
    show();
    await screen.findByRole('button', { name: 'Actions for Client choice' });
    const row = screen.getByRole('button', { name: 'Download' }).parentElement;
    expect([...(row?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Share Board',
      'Download',
      '',
    ]);
    await press('Actions for Client choice');
    const entries = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
    expect(entries).toEqual(['Edit Board', 'PDF', 'Delete Board']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'PDF' }));
    expect(await screen.findByRole('dialog', { name: 'Save the board as a PDF' })).toBeTruthy();
  });

  it('BOARD-16 BOARD-17 BOARD-18 BOARD-19 shows the pictures in a tab, without buttons to edit them, and who sent them', async () => {
    show();
    expect((await screen.findByRole('tab', { name: 'Images' })).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: 'Share Settings' })).toBeTruthy();
    const shown = screen.getAllByRole('article');
    expect(shown.map((each) => each.getAttribute('aria-label'))).toEqual([
      'bedroom.jpg, Original',
      'bedroom.jpg, Sage walls',
    ]);
    for (const each of shown) expect(within(each).getAllByRole('button')).toHaveLength(1);
    expect(within(shown[1]!).getByText('Sent by Kim')).toBeTruthy();
  });

  it('BOARD-20 BOARD-21 says what to do with an empty board', async () => {
    show(makeBoard.board());
    expect(await screen.findByText('No images in this board')).toBeTruthy();
    expect(screen.getByText('Add images from your project to this board')).toBeTruthy();
    expect(screen.getByText('0 images')).toBeTruthy();
  });

  it('U-18 offers its pictures as a ZIP, plain and labeled', async () => {
    localStorage.clear();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    show();
    const addresses = () =>
      (click.mock.contexts as HTMLAnchorElement[]).map((link) => link.getAttribute('href'));
    const download = `/api/v1/home-design/boards/${board.id}/download/?picture_format=jpeg&quality=90`;
    await press('Download');
    await screen.findByRole('dialog', { name: 'Download the board' });
    await press('Download ZIP');
    await waitFor(() => expect(addresses()).toEqual([download]));
    await press('Download');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Virtually staged/ }));
    await press('Download ZIP');
    await waitFor(() => expect(addresses()).toEqual([download, `${download}&label=1`]));
    await press('Download');
    fireEvent.click(await screen.findByRole('checkbox', { name: /as it was taken/ }));
    await press('Download ZIP');
    await waitFor(() => expect(addresses()[2]).toBe(`${download}&label=1&originals=1`));
  });

  it('U-18 says that a ZIP could not be downloaded while the server is away, and downloads it by Retry', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    let isThere = false;
    resetConnection(async () => isThere);
    show();
    await press('Download');
    await press('Download ZIP');
    expect(await screen.findByText('The board could not be downloaded')).toBeTruthy();
    expect(click).not.toHaveBeenCalled();
    isThere = true;
    await press('Retry');
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
  });

  it('offers the board as a PDF, labeled by default, with the photos before if chosen', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    resetConnection(async () => true);
    show();
    const addresses = () =>
      (click.mock.contexts as HTMLAnchorElement[]).map((link) => link.getAttribute('href'));
    const pdf = `/api/v1/home-design/boards/${board.id}/pdf/`;
    await press('PDF');
    await screen.findByRole('dialog', { name: 'Save the board as a PDF' });
    await press('Save PDF');
    await waitFor(() => expect(addresses()).toEqual([`${pdf}?label=1`]));
    await press('PDF');
    fireEvent.click(await screen.findByRole('switch', { name: /Virtually staged/ }));
    fireEvent.click(screen.getByRole('switch', { name: /photo before/ }));
    await press('Save PDF');
    await waitFor(() => expect(addresses()).toEqual([`${pdf}?label=1`, `${pdf}?originals=1`]));
  });

  it('shows pictures section by section, with captions and the cover', async () => {
    const [stove, hall] = [
      makeBoard.version({ label: 'Stove', caption: 'By day' }),
      makeBoard.version({ label: 'Hall' }),
    ];
    const kitchen = makeBoard.section([stove.id], { name: 'Kitchen', question: 'Which stove?' });
    const laidOut = makeBoard.board([stove, hall], { sections: [kitchen], cover: hall.id });
    show(laidOut);
    const section = within(await screen.findByRole('region', { name: 'Kitchen' }));
    expect(section.getByText('Visitors choose one: Which stove?')).toBeTruthy();
    expect(section.getByText('By day')).toBeTruthy();
    const others = within(screen.getByRole('region', { name: 'More pictures' }));
    expect(others.getByText('Cover picture')).toBeTruthy();
  });

  it('shows missing boards and those of other users as not found', async () => {
    show(board, { answers: { [`GET /boards/${board.id}`]: () => new Refusal(404, 'Board not found.') } });
    expect(await screen.findByText('Board Not Found')).toBeTruthy();
  });

  it('BOARD-46 ERRORS-50 reports other failures and loads again by Try again', async () => {
    const { api, path } = show(board, { answers: { [`GET /boards/${board.id}`]: () => new Refusal(500) } });
    await waitFor(() =>
      expect(screen.getAllByText('Failed to load board. Please try again.')).toHaveLength(2),
    );
    expect(screen.getByText('Error')).toBeTruthy();
    api.answer(`GET ${path}`, () => board);
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Client choice' })).toBeTruthy();
  });
});

describe('deleting the board', () => {
  it('BOARD-11 BOARD-12 asks first, and Cancel keeps the board', async () => {
    const { api } = show();
    await press('Delete Board');
    expect(await screen.findByRole('dialog', { name: 'Delete “Client choice”?' })).toBeTruthy();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('DELETE')).toEqual([]);
  });

  it('BOARD-13 BOARD-14 BOARDS-36 leads to the boards of the project', async () => {
    const { address } = show(board, { answers: { [`DELETE /boards/${board.id}`]: () => undefined } });
    await press('Delete Board');
    await press('Delete');
    await waitFor(() => expect(address()).toBe(`/app/projects/${board.project}?tab=boards`));
    expect(await screen.findByText('Board deleted successfully')).toBeTruthy();
  });

  it('BOARD-15 leads to the projects when the board has no project', async () => {
    const alone = { ...board, project: null };
    const { address } = show(alone, { answers: { [`DELETE /boards/${board.id}`]: () => undefined } });
    const trail = within(await screen.findByRole('navigation', { name: 'Where this board belongs' }));
    expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Projects']);
    await press('Delete Board');
    await press('Delete');
    await waitFor(() => expect(address()).toBe('/app/projects'));
  });

  it('BOARD-47 ERRORS-51 says that deleting failed', async () => {
    show(board, { answers: { [`DELETE /boards/${board.id}`]: () => new Refusal(500) } });
    await press('Delete Board');
    await press('Delete');
    expect(await screen.findByText('Failed to delete board. Please try again.')).toBeTruthy();
  });
});
