import type { GalleryItem } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { makeDesign } from '../../../test/make-design.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { clientStore } from '../../core/store/client-store.ts';
import { DEFAULT_GALLERY_FILTERS } from '../../core/store/gallery-filters.ts';
import { likedDesigns } from '../../core/store/liked-designs.ts';
import { GalleryPage } from './gallery-page.tsx';

const LIST = 'GET /gallery/public';
const loft = makeDesign();
const hut = makeDesign({ title: 'Forest hut', featured: true, premium: true, tags: ['wood', 'stove'] });
const answer = (items: readonly GalleryItem[], hasMore = false) => ({ items, hasMore, count: items.length });

/** Brings the observed element into sight each time it is called. */
let scrollToEnd: () => void;
beforeEach(() => {
  clientStore.setState({ galleryFilters: DEFAULT_GALLERY_FILTERS });
  likedDesigns.setState(new Set(), true);
  const told = new Set<() => void>();
  scrollToEnd = () => {
    for (const tell of [...told]) tell();
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: IntersectionObserverCallback, { threshold }: IntersectionObserverInit) {
        expect(threshold).toBe(0.1);
        this.#tell = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      observe = () => told.add(this.#tell);
      disconnect = () => told.delete(this.#tell);
    },
  );
});

function show(answers: Parameters<typeof fakeApi>[0] = {}, at = '/app/gallery') {
  const api = fakeApi({ [LIST]: () => answer([loft, hut]), ...answers });
  const LeadForm = ({ source }: { source: string }) => <input aria-label="First name" data-source={source} />;
  return { api, ...showScreen(<GalleryPage LeadForm={LeadForm} />, { path: '/app/gallery', at }) };
}
const card = (name: string) => screen.findByRole('article', { name });
const cards = () => screen.queryAllByRole('article').map((each) => each.getAttribute('aria-label'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const queryOf = (path: string | undefined) => Object.fromEntries(new URLSearchParams(path?.split('?')[1]));

describe('GALLERY-01 the gallery', () => {
  it('STORE-55 GALLERY-20 GALLERY-21 GALLERY-22 GALLERY-23 GALLERY-24 shows skeletons, then cards with marks, author and numbers', async () => {
    const { api } = show();
    expect(screen.getByText('Loading designs')).toBeTruthy();
    const shown = within(await card('Forest hut'));
    expect(shown.getByText('Featured')).toBeTruthy();
    expect(shown.getByText('Premium')).toBeTruthy();
    expect(shown.getByText('Home Design')).toBeTruthy();
    expect(shown.getByText('Studio')).toBeTruthy();
    const plain = within(await card('Brick loft'));
    expect(plain.queryByText('Featured')).toBeNull();
    expect(plain.queryByText('Premium')).toBeNull();
    expect(plain.getByRole('button', { name: 'Like Brick loft: 1.2K' }).textContent).toBe('1.2K');
    expect((await card('Brick loft')).querySelector(`img[src="/favicon.svg"]`)).toBeTruthy();
    expect(queryOf(api.calls('GET')[0]?.path)).toMatchObject({ page: '1', limit: '20', sortBy: 'popular' });
  });

  it('GALLERY-15 GALLERY-25 GALLERY-26 GALLERY-27 CONST-60 CONST-61 shows three tags in the grid and five in the list', async () => {
    show();
    const tags = async () =>
      within(within(await card('Brick loft')).getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await tags()).toEqual(['brick', 'steel', 'leather', '+33 more tags']);
    press('List view');
    expect(await tags()).toEqual(['brick', 'steel', 'leather', 'beams', 'loft', '+11 more tag']);
    expect(screen.getByRole('button', { name: 'List view' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('GALLERY-18 GALLERY-19 says that no designs were found', async () => {
    show({ [LIST]: () => answer([]) });
    expect(await screen.findByRole('heading', { name: 'No designs found' })).toBeTruthy();
    expect(screen.getByText('Try adjusting your filters or search query')).toBeTruthy();
  });

  it('says why it cannot be shown, and loads again by Try again', async () => {
    const { api } = show({ [LIST]: () => new Refusal(500, 'The disk is full.') });
    expect((await screen.findByRole('alert')).textContent).toContain('The disk is full.');
    api.answer(LIST, () => answer([loft]));
    press('Try again');
    expect(await card('Brick loft')).toBeTruthy();
  });
});

describe('searching and filtering', () => {
  it('GALLERY-02 GALLERY-03 searches only when the button is pressed', async () => {
    const { api } = show();
    await card('Brick loft');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search designs' }), {
      target: { value: ' brick ' },
    });
    expect(api.calls(LIST)).toHaveLength(1);
    press('Search');
    await waitFor(() => expect(queryOf(api.calls(LIST)[1]?.path)).toMatchObject({ search: 'brick' }));
  });

  it('GALLERY-04 has a panel that opens and closes', async () => {
    show();
    expect(screen.queryByRole('region', { name: 'Filters of the gallery' })).toBeNull();
    press('Filters');
    expect(screen.getByRole('button', { name: 'Filters' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('region', { name: 'Filters of the gallery' })).toBeTruthy();
    press('Filters');
    expect(screen.queryByRole('region', { name: 'Filters of the gallery' })).toBeNull();
    await card('Brick loft');
  });

  it.each([
    [
      'GALLERY-05 GALLERY-70',
      'Category',
      ['All', 'Modern', 'Traditional', 'Contemporary', 'Minimalist', 'Industrial'],
      'category',
    ],
    [
      'GALLERY-06 GALLERY-71',
      'Style',
      ['All', 'Scandinavian', 'Mid-Century', 'Farmhouse', 'Bohemian', 'Art Deco'],
      'style',
    ],
    [
      'GALLERY-07 GALLERY-72',
      'Room type',
      ['All', 'Living Room', 'Bedroom', 'Kitchen', 'Bathroom', 'Office', 'Exterior'],
      'roomType',
    ],
    ['GALLERY-08 GALLERY-73', 'Sort by', ['recent', 'popular', 'trending', 'featured'], 'sortBy'],
    ['GALLERY-09 GALLERY-74', 'Time range', ['all', 'today', 'week', 'month', 'year'], 'timeRange'],
  ])('%s is narrowed down by %s', async (_ids, label, values, name) => {
    const { api } = show();
    await card('Brick loft');
    press('Filters');
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
    expect([...select.options].map(({ value }) => value)).toEqual(values);
    fireEvent.change(select, { target: { value: values[2] } });
    await waitFor(() => expect(queryOf(api.calls(LIST).at(-1)?.path)[name]).toBe(values[2]));
  });

  it('GALLERY-10 GALLERY-11 GALLERY-12 GALLERY-13 GALLERY-14 has chips only for category, style and room, and clears all of them', async () => {
    clientStore.setState({
      galleryFilters: {
        category: 'Modern',
        style: 'Bohemian',
        roomType: 'Kitchen',
        sortBy: 'recent',
        timeRange: 'week',
        search: 'a',
      },
    });
    show();
    const chips = () => within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button');
    expect(chips().map(({ textContent }) => textContent)).toEqual(['Modern', 'Bohemian', 'Kitchen']);
    press('Remove style Bohemian');
    expect(chips().map(({ textContent }) => textContent)).toEqual(['Modern', 'Kitchen']);
    press('Filters');
    press('Clear Filters');
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    expect(clientStore.getState().galleryFilters).toEqual(DEFAULT_GALLERY_FILTERS);
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    await card('Brick loft');
  });

  it('treats a stored filter value that no longer exists as All', async () => {
    clientStore.setState({ galleryFilters: { ...DEFAULT_GALLERY_FILTERS, style: 'Gothic' } });
    const { api } = show();
    await card('Brick loft');
    expect(queryOf(api.calls(LIST)[0]?.path)).toMatchObject({ style: 'All' });
  });
});

describe('more designs', () => {
  const many = Array.from({ length: 45 }, (_, place) => makeDesign({ title: `Design ${place}` }));
  const pages = {
    [LIST]: ({ path }: { path: string }) => {
      const start = (Number(queryOf(path).page) - 1) * 20;
      return { items: many.slice(start, start + 20), hasMore: start + 20 < many.length, count: many.length };
    },
  };

  it('GALLERY-16 GALLERY-82 GALLERY-83 are loaded by a button, move the focus on, and the last page has no button', async () => {
    const { api } = show(pages);
    await card('Design 0');
    const button = screen.getByRole('button', { name: 'Load More' });
    button.focus();
    fireEvent.click(button);
    await card('Design 20');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Open Design 20'));
    press('Load More');
    await card('Design 44');
    expect(cards()).toEqual(many.map(({ title }) => title));
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
    expect(api.calls(LIST).map(({ path }) => queryOf(path).page)).toEqual(['1', '2', '3']);
  });

  it('GALLERY-17 GALLERY-82 CONST-58 are loaded when the end is in sight, each page once', async () => {
    const { api } = show(pages);
    await card('Design 0');
    scrollToEnd();
    scrollToEnd();
    await card('Design 20');
    scrollToEnd();
    await card('Design 44');
    scrollToEnd();
    expect(api.calls(LIST).map(({ path }) => queryOf(path).page)).toEqual(['1', '2', '3']);
  });

  it('could not be loaded: the page says so and waits for the button', async () => {
    const { api } = show(pages);
    await card('Design 0');
    api.answer(LIST, () => new Refusal(500, 'No.'));
    press('Load More');
    expect((await screen.findByRole('alert')).textContent).toBe('More designs could not be loaded.');
    scrollToEnd();
    expect(api.calls(LIST)).toHaveLength(2);
    api.answer(LIST, pages[LIST]!);
    press('Try again');
    expect(await card('Design 20')).toBeTruthy();
  });
});

describe('liking on a card', () => {
  it('GALLERY-76 GALLERY-78 C-14 counts once, and the design stays liked', async () => {
    const { api } = show({ [`POST /gallery/public/${loft.id}/like`]: () => ({ likes: 1235, liked: true }) });
    await card('Brick loft');
    const like = () => screen.getByRole('button', { name: /^Like Brick loft/ });
    fireEvent.click(like());
    await waitFor(() => expect(like().title).toBe('1,235 likes'));
    fireEvent.click(like());
    expect(like().getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(api.calls('POST')).toHaveLength(1));
  });

  it('GALLERY-87 ERRORS-75 says that it failed, and restores the count', async () => {
    show({ [`POST /gallery/public/${loft.id}/like`]: () => new Refusal(500) });
    await card('Brick loft');
    press('Like Brick loft: 1.2K');
    expect(await screen.findByText('Like failed')).toBeTruthy();
    expect(screen.getByText('Please try again')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Like Brick loft/ }).title).toBe('1,234 likes');
  });
});
