import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, Refusal } from '../../../test/fake-api.ts';
import { makeDesign, makeDesignImage } from '../../../test/make-design.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { clientStore } from '../../core/store/client-store.ts';
import { DEFAULT_GALLERY_FILTERS } from '../../core/store/gallery-filters.ts';
import { likedDesigns } from '../../core/store/liked-designs.ts';
import { GalleryPage } from './gallery-page.tsx';

const loft = makeDesign({
  images: [
    makeDesignImage({ caption: 'Golden hour', original_url: '/designs/day-960.webp' }),
    makeDesignImage({
      caption: 'Bare',
      transformed_url: '/designs/bare-960.webp',
      thumbnail_url: '/designs/bare-480.webp',
      download_url: '/designs/bare-960.webp',
    }),
  ],
  stats: { likes: 4, views: 1200, shares: 1 },
});
const share_url = `https://rooms.example/app/gallery?item=${loft.id}`;

beforeEach(() => {
  clientStore.setState({ galleryFilters: DEFAULT_GALLERY_FILTERS });
  likedDesigns.setState(new Set(), true);
});

function show(answers: Parameters<typeof fakeApi>[0] = {}, at = `/app/gallery?item=${loft.id}`) {
  const api = fakeApi({
    'GET /gallery/public': () => ({ items: [loft], hasMore: false, count: 1 }),
    [`GET /gallery/public/${loft.id}`]: () => ({ ...loft, stats: { ...loft.stats, views: 1201 } }),
    ...answers,
  });
  const LeadForm = ({ source }: { source: string }) => (
    <section id="lead-form">
      <input aria-label="First name" data-source={source} />
    </section>
  );
  return { api, ...showScreen(<GalleryPage LeadForm={LeadForm} />, { path: '/app/gallery', at }) };
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Brick loft' }));

describe('a design', () => {
  it('API-104 opens from its card at its own address, and Escape closes it', async () => {
    const { api, address } = show({}, '/app/gallery');
    fireEvent.click(await screen.findByRole('button', { name: 'Open Brick loft' }));
    await dialog();
    expect(address()).toBe(`/app/gallery?item=${loft.id}`);
    await waitFor(() => expect(api.calls(`GET /gallery/public/${loft.id}`)).toHaveLength(1));
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/app/gallery');
  });

  it('GALLERY-31 GALLERY-32 GALLERY-34 GALLERY-35 GALLERY-36 GALLERY-37 GALLERY-38 GALLERY-39 GALLERY-40 GALLERY-41 shows all its facts', async () => {
    show();
    const shown = await dialog();
    expect(shown.getByText('A cognac sofa before old brick.')).toBeTruthy();
    expect(shown.getByText('Home Design')).toBeTruthy();
    const facts = shown
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Category', 'Industrial'],
      ['Style', 'Mid-Century'],
      ['Room', 'Living Room'],
      ['Location', 'None: a rendered room'],
    ]);
    expect(shown.getByRole('list', { name: 'Tags' }).textContent).toContain('leather');
    await waitFor(() =>
      expect(shown.getByRole('list', { name: 'Statistics' }).textContent).toBe('1.2K views4 likes1 share'),
    );
  });

  it('GALLERY-29 GALLERY-30 shows its pictures one by one by buttons and thumbnails, edits beside their originals', async () => {
    show();
    const shown = await dialog();
    expect(
      await shown.findByRole('slider', { name: /Before: Brick loft and After: Golden hour/ }),
    ).toBeTruthy();
    fireEvent.click(shown.getByRole('button', { name: 'Next picture' }));
    expect(shown.getByRole('img', { name: 'Brick loft: Bare' })).toBeTruthy();
    expect(shown.queryByRole('slider')).toBeNull();
    expect(shown.getByRole('button', { name: 'Bare' }).getAttribute('aria-current')).toBe('true');
    fireEvent.click(shown.getByRole('button', { name: 'Golden hour' }));
    expect(shown.getByText('1 of 2', { exact: false })).toBeTruthy();
    fireEvent.click(shown.getByRole('button', { name: 'Previous picture' }));
    expect(shown.getByText('2 of 2', { exact: false })).toBeTruthy();
  });

  it('GALLERY-42 GALLERY-76 can be liked only once', async () => {
    const { api } = show({ [`POST /gallery/public/${loft.id}/like`]: () => ({ likes: 5, liked: true }) });
    const shown = await dialog();
    fireEvent.click(shown.getByRole('button', { name: 'Like' }));
    const liked = await shown.findByRole('button', { name: 'Liked' });
    fireEvent.click(liked);
    await waitFor(() => expect(api.calls('POST')).toHaveLength(1));
    expect(shown.getByRole('list', { name: 'Statistics' }).textContent).toContain('5 likes');
  });

  it('GALLERY-43 GALLERY-79 STORE-57 is shared by copying its address', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    show({ [`POST /gallery/public/${loft.id}/share`]: () => ({ share_url, shares: 2 }) });
    const shown = await dialog();
    fireEvent.click(shown.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link Copied')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(share_url);
    expect(shown.getByRole('list', { name: 'Statistics' }).textContent).toContain('2 shares');
  });

  it('GALLERY-43 is shared by the share sheet of a touch device', async () => {
    const sheet = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: sheet }));
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media === '(pointer: coarse)',
      addEventListener() {},
      removeEventListener() {},
    }));
    show({ [`POST /gallery/public/${loft.id}/share`]: () => ({ share_url, shares: 2 }) });
    fireEvent.click((await dialog()).getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(sheet).toHaveBeenCalledWith({ title: 'Brick loft', url: share_url }));
  });

  it('GALLERY-88 ERRORS-76 says that sharing failed', async () => {
    show({ [`POST /gallery/public/${loft.id}/share`]: () => new Refusal(500) });
    fireEvent.click((await dialog()).getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Share failed')).toBeTruthy();
    expect(screen.getByText('Failed to share item')).toBeTruthy();
  });

  it('GALLERY-44 saves the current picture, named after it', async () => {
    show();
    const shown = await dialog();
    const link = () => shown.getByRole('link', { name: 'Download' });
    expect([link().getAttribute('href'), link().getAttribute('download')]).toEqual([
      '/designs/loft-960.webp',
      'brick-loft-golden-hour.webp',
    ]);
    fireEvent.click(shown.getByRole('button', { name: 'Bare' }));
    expect(link().getAttribute('href')).toBe('/designs/bare-960.webp');
  });

  it('S-17 GALLERY-33 leads to the form below the gallery, which gets the design as its source', async () => {
    show();
    fireEvent.click((await dialog()).getByRole('button', { name: 'Contact' }));
    const first = await screen.findByLabelText('First name');
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(first.dataset.source).toBe('gallery: Brick loft');
  });

  it('GALLERY-33 offers no contact when there is none', async () => {
    const silent = { ...loft, author: { ...loft.author, contact: false } };
    show({
      [`GET /gallery/public/${loft.id}`]: () => silent,
      'GET /gallery/public': () => ({ items: [silent], hasMore: false, count: 1 }),
    });
    expect((await dialog()).queryByRole('button', { name: 'Contact' })).toBeNull();
  });

  it('says why a design that was taken down cannot be opened', async () => {
    show({
      'GET /gallery/public': () => ({ items: [], hasMore: false, count: 0 }),
      [`GET /gallery/public/${loft.id}`]: () => new Refusal(404, 'This design is no longer in the gallery.'),
    });
    const shown = within(await screen.findByRole('dialog', { name: 'Gallery' }));
    expect((await shown.findByRole('alert')).textContent).toContain(
      'This design is no longer in the gallery.',
    );
  });
});
