import type { AuthUser, ShareLink } from '@home-design/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { makeBoard } from '../../../../test/make-board.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { sessionStore } from '../../../core/session/session-store.ts';
import { LinkCards } from './link-cards.tsx';

const board = makeBoard.board([makeBoard.version()]);
const writeText = vi.fn(async (_text: string) => undefined);

/** Opens the settings of one link. */
async function show(about: Partial<ShareLink> = {}) {
  let link = makeBoard.link(about);
  const api = fakeApi({
    [`GET /boards/${board.id}/share_links`]: () => ({ results: [link], count: 1 }),
    [`PATCH /share-links/${link.id}`]: ({ body }) => {
      link = { ...link, ...(body as object) };
      return link;
    },
  });
  showScreen(<LinkCards boardId={board.id} hasDetails />, { path: '/', at: '/' });
  fireEvent.click(await screen.findByRole('button', { name: 'Link settings' }));
  return { api, link };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const sent = (api: Awaited<ReturnType<typeof show>>['api']) => api.calls('PATCH').map(({ body }) => body);

beforeEach(() => {
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  writeText.mockReset();
});

describe('the message of a link', () => {
  it('is saved, copied together with the address, and put into an email', async () => {
    const { api, link } = await show();
    await type('Message', ' Which kitchen? ');
    await press('Save message');
    expect(await screen.findByText('Message saved')).toBeTruthy();
    expect(sent(api)).toEqual([{ message: 'Which kitchen?' }]);
    await press('Copy message and link');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(`Which kitchen?\n\n${link.url}`));
    const mail = screen.getByRole('link', { name: 'Write an email' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toBe(
      `mailto:?subject=Pictures for you&body=Which kitchen?\n\n${link.url}`,
    );
  });

  it('stays in its field when it could not be saved', async () => {
    const { api, link } = await show();
    api.answer(`PATCH /share-links/${link.id}`, () => new Refusal(500, 'Not now.'));
    await type('Message', 'Which kitchen?');
    await press('Save message');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByDisplayValue('Which kitchen?')).toBeTruthy();
  });
});

describe('websites that may embed the page of a link', () => {
  it('are saved as origins, and then get an iframe to copy', async () => {
    const { api, link } = await show();
    expect(screen.queryByRole('textbox', { name: 'Code for the website' })).toBeNull();
    await type('Websites that may show this page', 'https://maple.example/homes');
    await press('Save websites');
    expect(await screen.findByText('Websites saved')).toBeTruthy();
    expect(sent(api)).toEqual([{ embed_origins: ['https://maple.example'] }]);
    await press('Copy code');
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    expect(writeText.mock.calls[0]?.[0]).toContain(`<iframe src="${link.url}"`);
  });

  it('are not saved when one is not an address', async () => {
    const { api } = await show();
    await type('Websites that may show this page', 'maple.example');
    await press('Save websites');
    expect(
      await screen.findByText('Please enter full addresses, for example https://example.com'),
    ).toBeTruthy();
    expect(sent(api)).toEqual([]);
  });

  it('are told that a link with a password shows them the password form', async () => {
    await show({ has_password: true, embed_origins: ['https://maple.example'] });
    expect(await screen.findByText(/This link asks for a password, so the website shows/)).toBeTruthy();
  });
});
