import type { AuthUser } from '@home-design/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../test/fake-api.ts';
import { everythingIsSeen } from '../../../../test/intersection.ts';
import { make } from '../../../../test/make.ts';
import { noBoards } from '../../../../test/no-boards.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { user } from '../../../../test/user.ts';
import { sessionStore } from '../../../core/session/session-store.ts';
import { ProjectPage } from '../page/project-page.tsx';

const tag = (name: string) => ({ id: make.id(), name, color: '#64748b' });
const original = make.version();
const tags = ['evening', 'final', 'kitchen', 'warm'].map(tag);
const dusk = make.edit(original, { label: 'Dusk', is_favorite: true, tags });
const kitchen = make.image([original, dusk], { name: 'kitchen.jpg' });
const project = make.project({ images: [kitchen], image_count: 1 });

async function show(search = '', about = project) {
  const api = fakeApi({ [`GET /projects/${about.id}`]: () => about });
  const shown = showScreen(<ProjectPage boards={noBoards} />, {
    path: '/app/projects/:projectId',
    at: `/app/projects/${about.id}${search}`,
  });
  await screen.findByRole('heading', { name: /^Images/ });
  return { api, ...shown };
}
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

beforeEach(() => {
  everythingIsSeen();
  sessionStore.setState({ at: 'signed-in', user: { uid: 'guest' } as AuthUser }, true);
});

describe('finding pictures of a project', () => {
  it('shows the favorites, and puts the filter into the address', async () => {
    const { address } = await show();
    expect(cards()).toEqual(['kitchen.jpg']);
    await user.click(screen.getByRole('checkbox', { name: 'Favorites' }));
    expect(cards()).toEqual(['kitchen.jpg, Dusk']);
    expect(address()).toContain('favorites=1');
    const grouping = screen.getByRole('switch', { name: 'Group by Original Image' });
    expect(grouping).toHaveProperty('disabled', true);
  });

  it('shows pictures with the tag in the address', async () => {
    await show('?tag=final');
    expect(cards()).toEqual(['kitchen.jpg, Dusk']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), '');
    expect(cards()).toEqual(['kitchen.jpg']);
  });

  it('offers to show everything when nothing matches', async () => {
    await show('?tag=garden');
    await user.click(screen.getByRole('button', { name: 'Show all pictures' }));
    expect(cards()).toEqual(['kitchen.jpg']);
  });

  it('VERSIONS-27 CONST-37 C-40 shows three tags of a picture, and how many more there are', async () => {
    await show('?favorites=1');
    const card = within(screen.getByRole('article'));
    expect(
      ['evening', 'final', 'kitchen', 'warm', '+1'].map((text) => card.queryByText(text) !== null),
    ).toEqual([true, true, true, false, true]);
  });
});

describe('sorting pictures of a project', () => {
  it('marks a favorite', async () => {
    const { api } = await show();
    await user.click(screen.getByRole('switch', { name: 'Group by Original Image' }));
    api.answer(`PATCH /versions/${original.id}`, () => ({ ...original, is_favorite: true }));
    const star = screen.getByRole('button', { name: 'Favorite: kitchen.jpg, Original' });
    expect(star.getAttribute('aria-pressed')).toBe('false');
    await user.click(star);
    await waitFor(() => expect(api.calls('PATCH')[0]?.body).toEqual({ is_favorite: true }));
  });

  it('adds a new tag and a known one, and removes one', async () => {
    const { api } = await show('?favorites=1');
    api.answer('GET /tags', () => ({ results: [{ ...tag('sold'), category: null }], count: 1 }));
    api.answer(`POST /versions/${dusk.id}/add-tag`, () => dusk);
    api.answer(`POST /versions/${dusk.id}/remove-tag`, () => dusk);
    await user.click(screen.getByRole('button', { name: 'Tags of kitchen.jpg, Dusk' }));
    const field = await screen.findByRole('textbox', { name: 'New tag' });
    await user.clear(field);
    await user.type(field, ' staged ');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect((field as HTMLInputElement).value).toBe(''));
    await user.click(await screen.findByRole('button', { name: 'sold' }));
    await user.click(screen.getByRole('button', { name: 'Remove the tag final' }));
    await waitFor(() => expect(api.calls('POST')).toHaveLength(3));
    expect(api.calls('POST')[0]?.body).toEqual({ tag: 'staged' });
    expect(api.calls('POST')[2]?.body).toEqual({ tag: tags[1]?.id });
  });
});

it('U-36 renders a project of 200 photos as far as it is scrolled', async () => {
  let seen: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        seen = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  const images = Array.from({ length: 200 }, (_, index) =>
    make.image([make.version()], { name: `${index}.jpg` }),
  );
  await show('', make.project({ images, image_count: 200 }));
  expect(cards()).toHaveLength(48);
  seen([{ isIntersecting: true } as IntersectionObserverEntry], null as never);
  await waitFor(() => expect(cards()).toHaveLength(96));
});
