import { ROOM_STYLES, styledFileName, styleSelections } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { everythingIsSeen } from '../../../test/intersection.ts';
import { showRoute } from '../../../test/show-route.tsx';

const nobody = { at: 'signed-out', problem: null } as const;
const images = Object.fromEntries(
  styleSelections().map((selection) => {
    const name = styledFileName(selection);
    return [name, { url: `/rooms/${name}`, status: 'generated' }];
  }),
);
const broken = new Set<string>();

beforeEach(() => {
  everythingIsSeen();
  broken.clear();
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = async () => {
        if (broken.has(this.src)) throw new Error('no picture');
      };
    },
  );
});

function show(manifest: object | null = { images }): void {
  const answers = manifest === null ? {} : { '/api/v1/home-design/styled-manifest/': manifest };
  showRoute('/onboarding-demo', nobody, answers);
}

const choice = async (group: string, name: string) =>
  within(await screen.findByRole('radiogroup', { name: group })).findByRole('radio', { name });
const shown = () => screen.getByAltText(/^A living room:/).getAttribute('src');
const DEFAULT = '/styled-room.jpg';

describe('the style selector', () => {
  it('LANDING-05 LANDING-08 LANDING-13 shows the picture of the chosen values, with the watermark and without', async () => {
    show();
    fireEvent.click(await choice('Style', 'Bohemian'));
    fireEvent.click(await choice('Lighting', 'Twilight'));
    fireEvent.click(await choice('Wall color', 'Terracotta'));
    const name = '/rooms/living_room_bohemian_twilight_terracotta';
    await waitFor(() => expect(shown()).toBe(`${name}_with_watermark.jpg`));
    fireEvent.click(screen.getByRole('switch', { name: 'Remove Watermark' }));
    await waitFor(() => expect(shown()).toBe(`${name}_no_watermark.jpg`));
    fireEvent.click(screen.getByRole('switch', { name: 'Remove Watermark' }));
    await waitFor(() => expect(shown()).toBe(`${name}_with_watermark.jpg`));
  });

  it('LANDING-09 LANDING-10 LANDING-11 LANDING-12 offers styles, lightings, wall colors and the toggle', async () => {
    show();
    await choice('Style', 'Art deco');
    const names = (group: string) =>
      within(screen.getByRole('radiogroup', { name: group }))
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value);
    expect(names('Style')).toEqual([...ROOM_STYLES]);
    expect(names('Lighting')).toEqual(['twilight', 'golden_hour', 'ambient', 'warm_light']);
    expect(names('Wall color')).toHaveLength(8);
    expect(screen.getByRole('switch', { name: 'Remove Watermark' })).toBeTruthy();
  });

  it('LANDING-39 ERRORS-27 shows the default living room for a choice without a usable picture', async () => {
    const name = 'living_room_modern_twilight_sage_green_with_watermark.jpg';
    show({ images: { ...images, [name]: { url: '/rooms/x.jpg', status: 'failed' } } });
    fireEvent.click(await choice('Lighting', 'Ambient'));
    await waitFor(() => expect(shown()).toContain('modern_ambient'));
    fireEvent.click(await choice('Lighting', 'Twilight'));
    await waitFor(() => expect(shown()).toBe(DEFAULT));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('LANDING-40 ERRORS-27 shows the default living room when a picture cannot be loaded, without a toast', async () => {
    broken.add('/rooms/living_room_modern_twilight_sage_green_with_watermark.jpg');
    show();
    fireEvent.click(await choice('Lighting', 'Ambient'));
    await waitFor(() => expect(shown()).toContain('modern_ambient'));
    fireEvent.click(await choice('Lighting', 'Twilight'));
    await waitFor(() => expect(shown()).toBe(DEFAULT));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers the documented styles, and the default picture, without a manifest', async () => {
    show(null);
    fireEvent.click(await choice('Style', 'Industrial'));
    expect(within(screen.getByRole('radiogroup', { name: 'Style' })).getAllByRole('radio')).toHaveLength(4);
    expect(shown()).toBe(DEFAULT);
  });

  it('LANDING-26 UTILITY-14 CONST-09 fades over 300 ms', async () => {
    show();
    fireEvent.click(await choice('Style', 'Industrial'));
    await waitFor(() => expect(shown()).toContain('industrial'));
    expect(screen.getByAltText(/^A living room:/).style.animationDuration).toBe('300ms');
  });
});

describe('the demo pages', () => {
  it.each(['/onboarding-demo', '/app/onboarding-demo'])(
    'NAV-02 NAV-25 UTILITY-07 show the steps at %s',
    async (address) => {
      showRoute(address, nobody, { '/api/v1/home-design/styled-manifest/': { images } });
      expect(await screen.findByRole('heading', { level: 1, name: 'See how it works' })).toBeTruthy();
      expect(screen.getByRole('slider')).toBeTruthy();
    },
  );

  it.each(['/hero-demo', '/app/hero-demo'])(
    'NAV-03 NAV-26 UTILITY-07 UTILITY-09 show before, after and the example gallery at %s',
    async (address) => {
      showRoute(address, nobody, { '/api/v1/home-design/styled-manifest/': { images } });
      expect(await screen.findByRole('heading', { level: 1, name: 'Before and after' })).toBeTruthy();
      expect(screen.getByRole('heading', { level: 2, name: 'Example gallery' })).toBeTruthy();
      await waitFor(() => expect(screen.getAllByAltText(/^A living room:/)).toHaveLength(12));
    },
  );

  it('NAV-27 UTILITY-08 count the pictures of the manifest at /app/generated-images', async () => {
    const [first, second, third] = Object.keys(images);
    const some = {
      [String(first)]: { url: '/a', status: 'existing' },
      [String(second)]: { url: '/b', status: 'generated' },
      [String(third)]: { url: '/c', status: 'failed' },
    };
    showRoute('/app/generated-images', nobody, { '/api/v1/home-design/styled-manifest/': some });
    expect(await screen.findByText('2 of 768')).toBeTruthy();
    const values = ['Available', 'Existing', 'Generated on request', 'Missing'].map(
      (name) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent,
    );
    expect(values).toEqual(['2 of 768', '1', '1', '766']);
    expect(screen.getByRole('link', { name: String(first) }).getAttribute('href')).toBe('/a');
    expect(screen.queryByRole('link', { name: String(third) })).toBeNull();
    expect(screen.getAllByRole('row')).toHaveLength(65);
  });
});
