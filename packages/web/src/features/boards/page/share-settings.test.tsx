import { type AuthUser, CLIENT_CONFIG_ELEMENT_ID, type ShareLink } from '@home-design/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { makeBoard } from '../../../../test/make-board.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ShareSettings } from './share-settings.tsx';

const picture = makeBoard.version({ label: 'Sage walls' });
const board = makeBoard.board([picture]);
const writeText = vi.fn(async (_text: string) => undefined);

/** Shows the share tab of a board with these links. A link that is made or changed replaces its entry. */
function show(links: ShareLink[] = [], answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [`GET /boards/${board.id}/share_links`]: () => ({ results: links, count: links.length }),
    [`GET /boards/${board.id}/feedback`]: () => ({ picks: [], comments: [], choices: [] }),
    'GET /share-uploads': () => ({ results: [], count: 0 }),
    ...answers,
  });
  showScreen(<ShareSettings board={board} />, { path: '/', at: '/' });
  return api;
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  writeText.mockReset();
});

describe('cards of links', () => {
  it('BOARD-22 BOARD-23 BOARD-24 BOARD-25 BOARD-26 BOARD-27 say what each link allows visitors to do', async () => {
    show();
    expect(
      screen.getByText('Generate secure links to share this board with different permission levels'),
    ).toBeTruthy();
    const view = await card('View Only');
    expect(view.getByRole('heading', { name: 'View Only' })).toBeTruthy();
    expect(view.getByText('Recipients can view images only')).toBeTruthy();
    expect(view.getByText('Generate Link')).toBeTruthy();
    const upload = await card('View and Upload');
    expect(upload.getByText('Recipients can view images and upload new ones')).toBeTruthy();
    expect(upload.getByText('Generate Link')).toBeTruthy();
  });

  it('BOARD-28 BOARD-29 BOARD-34 BOARD-35 make a link, one at a time', async () => {
    const link = makeBoard.link();
    const links: ShareLink[] = [];
    let answer = (_link: ShareLink) => {};
    const api = show(links, {
      [`POST /boards/${board.id}/share_links`]: () =>
        new Promise<ShareLink>((resolve) => {
          answer = resolve;
        }),
    });
    await press('Generate Link: View Only');
    await waitFor(() =>
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Link: View and Upload' }).disabled,
      ).toBe(true),
    );
    expect(api.calls('POST')[0]?.body).toEqual({
      permission: 'view',
      expires_in_days: 90,
      resource_type: 'board',
    });
    links.push(link);
    answer(link);

    const view = await card('View Only');
    const field = await view.findByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe(link.url);
    expect(field.readOnly).toBe(true);
    expect(view.getByText(`Board ID: ${link.token}`)).toBeTruthy();
    const open = view.getByRole('link', { name: 'Open' });
    expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([link.url, '_blank']);
    expect((await card('View and Upload')).getByText('Generate Link')).toBeTruthy();
  });

  it.each([
    [7, 'New links expire after 7 days. You can change this in the link settings.'],
    [null, 'New links do not expire. You can set an end date in the link settings.'],
  ])('give a new link the end that the operator sets: %s days', async (shareLinkDays, sentence) => {
    const config = document.createElement('script');
    config.type = 'application/json';
    config.id = CLIENT_CONFIG_ELEMENT_ID;
    config.textContent = JSON.stringify({ identity: null, shareLinkDays });
    document.head.append(config);
    try {
      const api = show([], { [`POST /boards/${board.id}/share_links`]: () => makeBoard.link() });
      expect(await screen.findByText(sentence)).toBeTruthy();
      await press('Generate Link: View Only');
      await waitFor(() =>
        expect(api.calls('POST')[0]?.body).toMatchObject({ expires_in_days: shareLinkDays }),
      );
    } finally {
      config.remove();
    }
  });

  it('BOARD-44 ERRORS-48 say that a link could not be made', async () => {
    show([], { [`POST /boards/${board.id}/share_links`]: () => new Refusal(500) });
    await press('Generate Link: View Only');
    expect(await screen.findByText('Failed to create share link')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });

  it('BOARD-31 BOARD-32 BOARD-33 CONST-34 ERRORS-62 copy the address, and the button says so for two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const link = makeBoard.link();
    show([link]);
    const copy = (await card('View Only')).getByRole('button', { name: 'Copy' });
    vi.setTimerTickMode('manual');
    fireEvent.click(copy);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Link copied to clipboard')).toBeTruthy();
    expect(screen.getByText('Copied!')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(link.url);
    await act(() => vi.advanceTimersByTimeAsync(1_800));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('BOARD-45 ERRORS-49 say that the browser refused to copy', async () => {
    writeText.mockRejectedValue(new Error('no'));
    show([makeBoard.link()]);
    await press('Copy');
    expect(await screen.findByText('Failed to copy link')).toBeTruthy();
  });

  it('list every working link, the newest first, and no revoked ones', async () => {
    const older = makeBoard.link({ created_at: '2026-01-01T10:00:00.000Z' });
    const newer = makeBoard.link({ created_at: '2026-01-03T10:00:00.000Z' });
    const off = makeBoard.link({ is_active: false, created_at: '2026-01-04T10:00:00.000Z' });
    show([older, off, newer]);
    const view = await card('View Only');
    const addresses = view.getAllByRole<HTMLInputElement>('textbox');
    expect(addresses.map(({ value }) => value)).toEqual([newer.url, older.url]);
    expect(addresses.map((address) => address.getAttribute('aria-label'))).toEqual([
      'Address of the link: View Only, 2 of 2',
      'Address of the link: View Only, 1 of 2',
    ]);
    const old = await card('View Only, 1 of 2');
    fireEvent.click(await old.findByRole('button', { name: 'Revoke link' }));
    expect(await screen.findByRole('dialog', { name: 'Revoke the link “View Only, 1 of 2”?' })).toBeTruthy();
  });

  it('make another link beside a working one', async () => {
    const [first, second] = [makeBoard.link(), makeBoard.link({ created_at: '2026-01-03T10:00:00.000Z' })];
    const links = [first];
    show(links, {
      [`POST /boards/${board.id}/share_links`]: () => {
        links.push(second);
        return second;
      },
    });
    await press('Generate another link: View Only');
    const view = await card('View Only');
    await waitFor(() => expect(view.getAllByRole('textbox')).toHaveLength(2));
  });

  it('say that the links cannot be loaded, and load them by Try again', async () => {
    const api = show([], { [`GET /boards/${board.id}/share_links`]: () => new Refusal(500) });
    expect(await screen.findByText('The links of this board could not be loaded.')).toBeTruthy();
    api.answer(`GET /boards/${board.id}/share_links`, () => ({ results: [], count: 0 }));
    await press('Try again');
    expect(await card('View Only')).toBeTruthy();
  });
});

describe('a link in use', () => {
  const link = makeBoard.link({
    permission: 'upload',
    visit_count: 12,
    visitor_count: 1,
    waiting_uploads: 2,
    wrong_passwords: 12,
    wrong_passwords_since: '2026-02-01T10:00:00.000Z',
    expires_at: '2026-03-04T10:00:00.000Z',
    has_password: true,
  });
  const changes = `PATCH /share-links/${link.id}`;
  const changed = (api: ReturnType<typeof show>) => api.calls('PATCH').map(({ body }) => body);

  it('issue 13 shows its visits, its end, its password, the wrong passwords and the waiting photos', async () => {
    show([link]);
    const facts = [
      'Opened 12 times by 1 visitor',
      'Ends on Mar 4, 2026',
      'Asks for a password',
      '12 wrong passwords since Feb 1, 2026',
      '2 photos wait for you',
    ];
    for (const fact of facts) expect(await screen.findByText(fact)).toBeTruthy();
  });

  it('saves a changed permission at once', async () => {
    const links = [link];
    const api = show(links, {
      [changes]: ({ body }) => {
        links[0] = { ...links[0]!, ...(body as object) };
        return links[0];
      },
    });
    await press('Link settings');
    const download = await screen.findByRole<HTMLInputElement>('switch', { name: /download pictures/ });
    expect(download.checked).toBe(true);
    fireEvent.click(download);
    await waitFor(() => expect(download.checked).toBe(false));
    await waitFor(() => expect(download.disabled).toBe(false));
    expect(changed(api)).toEqual([{ allows_download: false }]);
    for (const name of [/Virtually staged/, /original beside/, /write comments/, /wait for my approval/])
      expect(screen.getByRole('switch', { name })).toBeTruthy();
  });

  it('BOARD-38 BOARD-39 sets and removes the end and the password', async () => {
    const api = show([link], { [changes]: () => link });
    await press('Link settings');
    const ends = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'The link ends' });
    expect(ends.selectedOptions[0]?.textContent).toBe('On Mar 4, 2026');
    fireEvent.change(ends, { target: { value: '7' } });
    await waitFor(() => expect(ends.disabled).toBe(false));
    fireEvent.change(ends, { target: { value: 'never' } });
    await waitFor(() => expect(ends.disabled).toBe(false));

    const password = screen.getByRole('textbox', { name: 'Password' });
    fireEvent.change(password, { target: { value: 'short' } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' }).disabled).toBe(true);
    fireEvent.change(password, { target: { value: 'sesame open' } });
    await press('Change password');
    expect(await screen.findByText('Password set')).toBeTruthy();
    await press('Remove password');
    expect(await screen.findByText('Password removed')).toBeTruthy();
    expect(changed(api)).toEqual([
      { expires_in_days: 7 },
      { expires_in_days: null },
      { password: 'sesame open' },
      { password: null },
    ]);
  });

  it('says why a change was refused, and shows the old value', async () => {
    show([link], { [changes]: () => new Refusal(409, 'The link has ended.') });
    await press('Link settings');
    const download = await screen.findByRole<HTMLInputElement>('switch', { name: /download pictures/ });
    fireEvent.click(download);
    expect(await screen.findByText('The link has ended.')).toBeTruthy();
    await waitFor(() => expect(download.checked).toBe(true));
  });

  it('BOARD-43 shows its QR code, and saves it as PNG and SVG', async () => {
    const qr = { qr_code: 'data:image/png;base64,AAAA', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
    show([link], { [`GET /share-links/${link.id}/qr-code`]: () => qr });
    await press('QR code');
    const code = await screen.findByRole('img', { name: 'QR code that opens the shared board' });
    expect(code.getAttribute('src')).toBe(qr.qr_code);
    expect(screen.getByRole('link', { name: 'Save as PNG' }).getAttribute('download')).toBe(
      'board-qr-code.png',
    );
    expect(screen.getByRole('button', { name: 'Save as SVG' })).toBeTruthy();
  });

  it('is revoked for good, after asking', async () => {
    const links = [link];
    const api = show(links, {
      [`POST /share-links/${link.id}/revoke`]: () => {
        links[0] = { ...link, is_active: false };
        return links[0];
      },
    });
    await press('Revoke link');
    expect(await screen.findByText(/stops working at once/)).toBeTruthy();
    expect(api.calls('POST')).toEqual([]);
    await press('Revoke');
    expect(await screen.findByText('Link revoked')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Generate Link: View and Upload' })).toBeTruthy();
  });
});
