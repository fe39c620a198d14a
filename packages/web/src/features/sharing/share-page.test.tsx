import type { SharedBoard } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { makeBoard } from '../../../test/make-board.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { user } from '../../../test/user.ts';
import { SharePage } from './share-page.tsx';

const wall = makeBoard.sharedVersion();
const unnamed = makeBoard.sharedVersion({ label: '', kind: 'original', is_altered: false });

/** Shows the page of the link 'abc' with this board. */
function show(
  board: unknown = makeBoard.shared([wall, unnamed]),
  answers: Parameters<typeof fakeApi>[0] = {},
) {
  const api = fakeApi({
    'GET /share/abc': () => board,
    'POST /share-links/track-access': () => ({ success: true }),
    ...answers,
  });
  showScreen(<SharePage />, { path: '/app/share/board/:token?', at: '/app/share/board/abc' });
  return api;
}
const refusing = (refusal: Refusal) => show(null, { 'GET /share/abc': () => refusal });
const open = (about: Partial<SharedBoard> = {}) => show(makeBoard.shared([wall, unnamed], about));
const card = (name: string) => screen.findByRole('article', { name });

describe('a shared board', () => {
  it('SHARE-01 SHARE-02 SHARE-03 requests the token of its address, and shows a spinner until the answer arrives', async () => {
    const api = show(null, { 'GET /share/abc': () => new Promise(() => undefined) });
    expect(screen.getByText('Loading the board')).toBeTruthy();
    expect(document.querySelector('.mantine-Loader-root')).toBeTruthy();
    await waitFor(() => expect(api.calls('GET')[0]?.path).toBe('/api/v1/home-design/share/abc/'));
  });

  it.each([
    ['view', 'View Only'],
    ['upload', 'Can Upload'],
  ] as const)(
    'SHARE-11 SHARE-12 SHARE-13 SHARE-14 SHARE-15 SHARE-16 describes itself, with a link to %s',
    async (permission, badge) => {
      open({ permission });
      expect(await screen.findByRole('heading', { name: 'Client choice', level: 1 })).toBeTruthy();
      expect(screen.getByText('Two rooms for Saturday')).toBeTruthy();
      expect(screen.getByText('Project: Elm Street')).toBeTruthy();
      expect(screen.getByText(badge)).toBeTruthy();
      expect(screen.getByText('2 images')).toBeTruthy();
    },
  );

  it('counts the visit once', async () => {
    const api = open();
    await card('Sage walls');
    await waitFor(() => expect(api.calls('POST').map(({ body }) => body)).toEqual([{ token: 'abc' }]));
  });

  it('SHARE-17 SHARE-18 SHARE-19 CONST-56 SHARE-20 SHARE-21 shows each picture with label, kind and day', async () => {
    open();
    const shown = within(await card('Sage walls'));
    expect(shown.getByText('Edited', { exact: false })).toBeTruthy();
    expect(shown.getByText('Jan 2, 2026')).toBeTruthy();
    const picture = (await card('Sage walls')).querySelector('img');
    expect(picture?.getAttribute('src')).toBe(wall.thumbnail_url);
    const other = within(await card(`Version ${unnamed.id.slice(0, 8)}`));
    expect(other.getByText('As photographed', { exact: false })).toBeTruthy();
  });

  it('names the photo and its edit, once', async () => {
    const named = makeBoard.sharedVersion({ photo_name: 'Living room' });
    const unedited = makeBoard.sharedVersion({ label: 'Kitchen', photo_name: 'Kitchen', kind: 'original' });
    show(makeBoard.shared([named, unedited]));
    expect((await card('Sage walls')).textContent).toContain('Living room · Edited');
    expect((await card('Kitchen')).textContent).toMatch(/^Kitchen ?As photographed/);
  });

  it('names both in the large view, and an unedited photo as such', async () => {
    const named = makeBoard.sharedVersion({ photo_name: 'Living room' });
    const unedited = makeBoard.sharedVersion({ label: 'Kitchen', photo_name: 'Kitchen', kind: 'original' });
    show(makeBoard.shared([named, unedited]));
    await card('Kitchen');
    await user.click(screen.getByRole('button', { name: 'View Sage walls' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Picture viewer' }));
    expect(await viewer.findByRole('img', { name: 'Living room, Sage walls' })).toBeTruthy();
    expect(await viewer.findByRole('img', { name: 'Kitchen, as photographed' })).toBeTruthy();
  });

  it('SHARE-25 SHARE-26 C-17 offers each picture as a PNG named by its label, or by its id without one', async () => {
    open();
    await card('Sage walls');
    const links = screen.getAllByRole('link', { name: /^Download (?!all)/ });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('download')])).toEqual([
      [wall.download_url, 'Sage walls.png'],
      [unnamed.download_url, `${unnamed.id}.png`],
    ]);
  });

  it('U-01 U-18 offers everything as a ZIP; altered pictures are labeled if the visitor wants it', async () => {
    open();
    const all = await screen.findByRole('link', { name: 'Download all' });
    expect(all.getAttribute('href')).toBe('/api/v1/home-design/share/abc/download/');
    await user.click(screen.getByRole('switch', { name: /Virtually staged/ }));
    expect(all.getAttribute('href')).toBe('/api/v1/home-design/share/abc/download/?label=1');
    const pdf = screen.getByRole('link', { name: 'PDF' });
    expect(pdf.getAttribute('href')).toBe('/api/v1/home-design/share/abc/pdf/?label=1');
    const single = screen.getByRole('link', { name: 'Download Sage walls' });
    expect(single.getAttribute('href')).toBe(`${wall.download_url}?label=1`);
  });

  it('offers no downloads when the owner forbids them', async () => {
    const closed = { ...wall, storage_url: null, download_url: null };
    show(makeBoard.shared([closed], { allows_download: false }));
    await card('Sage walls');
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  });

  it('SHARE-28 says that there are no pictures', async () => {
    show(makeBoard.shared());
    expect(await screen.findByText('No images in this board yet.')).toBeTruthy();
    expect(screen.getByText('0 images')).toBeTruthy();
  });

  it('SHARE-22 SHARE-23 SHARE-24 SHARE-27 opens a picture in full size from anywhere on its card, and closes it by a click', async () => {
    open();
    await user.click(within(await card('Sage walls')).getByRole('button', { name: 'View Sage walls' }));
    const viewer = await screen.findByRole('dialog', { name: 'Picture viewer' });
    const picture = await within(viewer).findByRole('img', { name: 'Sage walls' });
    expect(picture.getAttribute('src')).toBe(wall.storage_url);
    await user.click(picture);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Picture viewer' })).toBeNull());
  });

  it('U-16 compares an altered picture with the original when the owner allows it', async () => {
    const { id, storage_url, preview_url, thumbnail_url, thumbhash, width, height } = unnamed;
    const original = { id, storage_url, preview_url, thumbnail_url, thumbhash, width, height };
    show(makeBoard.shared([{ ...wall, original }, unnamed]));
    await card('Sage walls');
    expect(screen.getAllByRole('button', { name: /^Compare/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Compare Sage walls with the original' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Before and after: Sage walls' }));
    expect(
      await dialog.findByRole('slider', { name: /^Divider between Before: As photographed/ }),
    ).toBeTruthy();
  });
});

describe('a link that does not work', () => {
  const expectCard = async (title: string, text: string) => {
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  };

  it('SHARE-04 SHARE-05 SHARE-08 SHARE-62 SHARE-63 ERRORS-63 C-13 looks the same if it never existed, has ended or was revoked', async () => {
    const api = refusing(new Refusal(404, 'anything', 'share_not_found'));
    await expectCard('Unable to Load Board', 'This board link is invalid or has expired.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(api.calls('POST')).toEqual([]);
  });

  it('SHARE-09 ERRORS-64 shows another failure, and loads again by Try again', async () => {
    const api = refusing(new Refusal(500));
    await expectCard('Unable to Load Board', 'Failed to load board');
    api.answer('GET /share/abc', () => makeBoard.shared([wall]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Sage walls')).toBeTruthy();
  });

  it('SHARE-10 ERRORS-65 asks to check the link when no answer arrives', async () => {
    show(null, {
      'GET /share/abc': () => {
        throw new TypeError('no network');
      },
    });
    await expectCard('Unable to Load Board', 'Failed to load board. Please check the link and try again.');
  });

  it('SHARE-06 SHARE-07 C-13 is not found when the answer has no board', async () => {
    show(null);
    await expectCard('Board Not Found', "This board doesn't exist or you don't have permission to view it.");
  });

  it('SHARE-06 SHARE-58 C-13 sends no request without a token', async () => {
    const api = fakeApi({});
    showScreen(<SharePage />, { path: '/app/share/board/:token?', at: '/app/share/board' });
    expect(await screen.findByRole('heading', { name: 'Board Not Found' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Send photos' })).toBeNull();
    expect(api.calls('')).toEqual([]);
  });
});

describe('a link with a password', () => {
  it('opens only with the right one', async () => {
    const api = show(null, {
      'GET /share/abc': () =>
        new Refusal(403, 'Please enter the password of this link.', 'share_password_required'),
      'POST /share/abc/unlock': ({ body }) =>
        (body as { password: string }).password === 'sesame'
          ? makeBoard.shared([wall])
          : new Refusal(403, 'This password is incorrect.', 'share_password_wrong'),
    });
    expect(await screen.findByRole('heading', { name: 'This board asks for a password' })).toBeTruthy();
    const field = screen.getByLabelText('Password');
    await user.clear(field);
    await user.type(field, 'guess');
    await user.click(screen.getByRole('button', { name: 'Open board' }));
    expect(await screen.findByText('This password is incorrect.')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'sesame');
    await user.click(screen.getByRole('button', { name: 'Open board' }));
    expect(await card('Sage walls')).toBeTruthy();
    expect(api.calls('POST /share/abc/unlock')).toHaveLength(2);
  });
});

describe('likes and comments', () => {
  const nothing = { picks: [], comments: [], choices: [] };
  const replying = (answers: Parameters<typeof fakeApi>[0] = {}) =>
    show(makeBoard.shared([wall], { takes_comments: true }), {
      'GET /share/abc/feedback': () => nothing,
      ...answers,
    });
  const heart = () => screen.findByRole('button', { name: 'Like Sage walls' });

  it('are offered when the owner allows them', async () => {
    const api = open();
    await card('Sage walls');
    expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull();
    expect(api.calls('GET /share/abc/feedback')).toEqual([]);
  });

  it('mark a picture, and earlier marks are shown when the page is opened again', async () => {
    const api = replying({
      'GET /share/abc/feedback': () => ({ ...nothing, picks: [wall.id] }),
      'POST /share/abc/picks': () => nothing,
    });
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
    await user.click(await heart());
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('false'));
    const sent = api.calls('POST /share/abc/picks')[0]?.body;
    expect(sent).toEqual({ version_id: wall.id, picked: false, name: '' });
  });

  it('remove a mark that could not be sent', async () => {
    replying({ 'POST /share/abc/picks': () => new Refusal(429, 'Please wait a moment.') });
    await user.click(await heart());
    expect(await screen.findByText('Please wait a moment.')).toBeTruthy();
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('false'));
  });

  it('are sent with a name, which is remembered', async () => {
    const comment = makeBoard.comment({ version: wall.id, text: 'Lovely' });
    const api = replying({ 'POST /share/abc/comments': () => ({ ...nothing, comments: [comment] }) });
    await user.click(await screen.findByRole('button', { name: 'Comment on Sage walls' }));
    await user.type(await screen.findByLabelText('Your comment'), ' Lovely ');
    await user.type(screen.getByLabelText('Your name'), 'Kim');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Comment sent')).toBeTruthy();
    const sent = api.calls('POST /share/abc/comments')[0]?.body;
    expect(sent).toEqual({ version_id: wall.id, text: 'Lovely', name: 'Kim' });
    await user.click(await screen.findByRole('button', { name: 'Comment on Sage walls, 1 comment' }));
    expect(await screen.findByText('What you wrote')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Kim');
  });

  it("show the owner's answers above the pictures, which lead to the comment", async () => {
    const comment = makeBoard.comment({ version: wall.id, text: 'Lighter?', answer: 'It is being painted.' });
    const unanswered = makeBoard.comment({ version: wall.id, text: 'And the floor?' });
    replying({
      'GET /share/abc/feedback': () => ({ ...nothing, comments: [comment, unanswered] }),
    });
    const note = within(await screen.findByRole('region', { name: 'The owner answered you' }));
    expect(note.getAllByRole('button')).toHaveLength(1);
    await user.click(note.getByRole('button', { name: /^On Sage walls ?It is being painted\.$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Comment: Sage walls' }));
    expect(dialog.getByText('Lighter?', { exact: false })).toBeTruthy();
    expect(dialog.getByText('It is being painted.', { exact: false })).toBeTruthy();
  });

  it('keep a comment that could not be sent', async () => {
    replying({ 'POST /share/abc/comments': () => new Refusal(500, 'Not now.') });
    await user.click(await screen.findByRole('button', { name: 'Comment on Sage walls' }));
    await user.type(await screen.findByLabelText('Your comment'), 'Lovely');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByDisplayValue('Lovely')).toBeTruthy();
  });
});
