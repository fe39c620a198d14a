import type { SharedBoard } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { makeBoard } from '../../../test/make-board.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { isFramed } from '../../lib/framed.ts';
import { SharePage } from './share-page.tsx';

// jsdom cannot put a page into a frame; the journey does so in browsers.
vi.mock('../../lib/framed.ts', () => ({ isFramed: vi.fn(() => false) }));

const navy = makeBoard.sharedVersion({ label: 'Navy walls' });
const sage = makeBoard.sharedVersion({ label: 'Sage walls', caption: 'By day' });
const hall = makeBoard.sharedVersion({ label: 'Hall' });
const asking = makeBoard.section([navy.id, sage.id], { question: 'Which wall do you like?' });
const nothing = { picks: [], comments: [], choices: [] };

function show(about: Partial<SharedBoard> = {}, answers: Parameters<typeof fakeApi>[0] = {}) {
  const board = makeBoard.shared([navy, sage, hall], { sections: [asking], takes_comments: true, ...about });
  const api = fakeApi({
    'GET /share/abc': () => board,
    'GET /share/abc/feedback': () => nothing,
    'POST /share-links/track-access': () => ({ success: true }),
    ...answers,
  });
  showScreen(<SharePage />, { path: '/app/share/board/:token?', at: '/app/share/board/abc' });
  return api;
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** Whether the user prefers reduced motion. */
const preferStill = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(isFramed).mockReturnValue(false);
});

describe('sections of a shared board', () => {
  it('put pictures under headings; those without a section come last', async () => {
    show();
    const living = await region('Living room');
    expect(living.getByRole('heading', { name: 'Living room', level: 2 })).toBeTruthy();
    expect(living.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Navy walls',
      'Sage walls',
    ]);
    const others = await region('More pictures');
    expect(others.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual(['Hall']);
  });

  it('do not repeat the title of the page: the question is the heading', async () => {
    show({ name: 'Living room' });
    const living = await region('Which wall do you like?');
    expect(living.getByRole('heading', { name: 'Which wall do you like?', level: 2 })).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: 'Living room' })).toHaveLength(1);
  });

  it('have no headings on a board without sections, and captions stand below their pictures', async () => {
    show({ sections: [] });
    const card = await screen.findByRole('article', { name: 'Sage walls' });
    expect(within(card).getByText('By day')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('come after the cover and the message of the owner', async () => {
    show({ cover: hall.id, message: 'Which kitchen do you like?' });
    const cover = await screen.findByRole('button', { name: 'View the cover picture, Hall' });
    expect(cover.querySelector('img')?.getAttribute('src')).toBe(hall.preview_url);
    expect((await region('Message for you')).getByText('Which kitchen do you like?')).toBeTruthy();
  });

  it('play as a slideshow that can be stopped', async () => {
    preferStill(false);
    show();
    await press('Slideshow');
    const viewer = await screen.findByRole('dialog', { name: 'Picture viewer' });
    expect(await within(viewer).findByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('do not start the slideshow when the user prefers reduced motion', async () => {
    preferStill(true);
    show();
    await press('Slideshow');
    const viewer = await screen.findByRole('dialog', { name: 'Picture viewer' });
    expect(await within(viewer).findByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('compare an altered picture with its original in its card', async () => {
    const { id, storage_url, preview_url, thumbnail_url, thumbhash, width, height } = hall;
    const original = { id, storage_url, preview_url, thumbnail_url, thumbhash, width, height };
    const before = makeBoard.sharedVersion({ label: 'Attic', original });
    const board = makeBoard.shared([before]);
    fakeApi({ 'GET /share/abc': () => board, 'POST /share-links/track-access': () => ({ success: true }) });
    showScreen(<SharePage />, { path: '/app/share/board/:token?', at: '/app/share/board/abc' });
    const card = within(await screen.findByRole('article', { name: 'Attic' }));
    const divider = await card.findByRole('slider', {
      name: /^Divider between Before: the photo before “Attic”/,
    });
    expect(divider).toBeTruthy();
    expect(card.getByRole('button', { name: 'View Attic' })).toBeTruthy();
  });
});

describe('choose one of these', () => {
  const choiceOf = (version: typeof navy, reason = '') => ({
    ...nothing,
    choices: [{ section: asking.id, version: version.id, reason, at: '2026-01-02T10:00:00.000Z' }],
  });

  it('asks in the section, says that the choice was sent, and lets the visitor change it', async () => {
    const api = show(
      {},
      {
        'POST /share/abc/choices': ({ body }) =>
          choiceOf((body as { version_id: string }).version_id === navy.id ? navy : sage),
      },
    );
    expect(await screen.findByText('Which wall do you like?')).toBeTruthy();
    expect((await screen.findAllByRole('button', { name: /^Choose/ })).length).toBe(2);
    await press('Choose Navy walls');
    expect((await screen.findByRole('status')).textContent).toContain('Your choice has arrived: Navy walls.');
    expect(screen.getByRole('button', { name: 'Chosen: Navy walls' })).toBeTruthy();
    await press('Choose Sage walls');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Sage walls'));
    expect(api.calls('POST /share/abc/choices').map(({ body }) => body)).toEqual(
      [navy, sage].map(({ id }) => ({ section_id: asking.id, version_id: id, reason: '', name: '' })),
    );
  });

  it('sends a reason with a name, and takes the choice back', async () => {
    const api = show(
      {},
      {
        'GET /share/abc/feedback': () => choiceOf(sage),
        'POST /share/abc/choices': ({ body }) =>
          (body as { version_id: string | null }).version_id === null ? nothing : choiceOf(sage, 'Calmer'),
      },
    );
    fireEvent.change(await screen.findByLabelText('Why this one?'), { target: { value: ' Calmer ' } });
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Kim' } });
    await press('Send');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('what you wrote have arrived'),
    );
    await press('Take back');
    expect(await screen.findByRole('button', { name: 'Choose Sage walls' })).toBeTruthy();
    expect(api.calls('POST /share/abc/choices').map(({ body }) => body)).toEqual([
      { section_id: asking.id, version_id: sage.id, reason: 'Calmer', name: 'Kim' },
      { section_id: asking.id, version_id: null, reason: '', name: 'Kim' },
    ]);
  });

  it('says that a choice could not be sent', async () => {
    show({}, { 'POST /share/abc/choices': () => new Refusal(500, 'Not now.') });
    await press('Choose Navy walls');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Chosen/ })).toBeNull();
  });

  it('shows only the question when the owner takes no replies', async () => {
    show({ takes_comments: false });
    expect(await screen.findByText('Which wall do you like?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
  });
});

describe('a shared board in a frame of another website', () => {
  it('shows pictures and a link to the page; nothing can be sent there', async () => {
    vi.mocked(isFramed).mockReturnValue(true);
    const api = show({ permission: 'upload' });
    const open = await screen.findByRole('link', { name: 'Open this page' });
    expect(open.getAttribute('target')).toBe('_blank');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^(Choose|Like|Comment)/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Send photos' })).toBeNull();
    expect([api.calls('POST'), api.calls('GET /share/abc/feedback')]).toEqual([[], []]);
  });

  it('leads to the page itself when the link asks for a password', async () => {
    vi.mocked(isFramed).mockReturnValue(true);
    show({}, { 'GET /share/abc': () => new Refusal(403, 'Please enter it.', 'share_password_required') });
    expect(await screen.findByRole('link', { name: 'Open this page' })).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});
