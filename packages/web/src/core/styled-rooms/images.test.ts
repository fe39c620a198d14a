import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_SELECTION, loadStyledImages, roomPicture } from './images.ts';

const NAME = 'living_room_modern_golden_hour_sage_green_with_watermark.jpg';
const images = { [NAME]: { url: '/a', status: 'existing' } };

/** Answers by path; every other path fails. */
function answer(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = answers[new URL(url, 'http://localhost').pathname];
    return body === undefined ? new Response('', { status: 500 }) : new Response(JSON.stringify(body));
  });
}

const MANIFEST = '/api/v1/home-design/styled-manifest/';

describe('the manifest of the living room', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it.each([
    ['LANDING-32', 'existing', '/a'],
    ['LANDING-33', 'generated', '/a'],
    ['LANDING-34', 'failed', null],
    ['LANDING-34', '', null],
  ])('%s uses an entry with status %s: %s', (_id, status, url) => {
    expect(roomPicture({ [NAME]: { url: '/a', status } }, FIRST_SELECTION)).toBe(url);
  });

  it('LANDING-32 LANDING-33 uses existing and generated pictures; LANDING-34 any other is missing', () => {
    expect(roomPicture(images, FIRST_SELECTION)).toBe('/a');
    expect(roomPicture({}, FIRST_SELECTION)).toBeNull();
    expect(roomPicture(images, { ...FIRST_SELECTION, watermark: false })).toBeNull();
  });

  it('LANDING-37 is read as {images} and as a bare map', async () => {
    answer({ [MANIFEST]: { images } });
    expect(await loadStyledImages()).toEqual(images);
    answer({ [MANIFEST]: images });
    expect(await loadStyledImages()).toEqual(images);
  });

  it('LANDING-38 comes from the static file if the call fails, and is empty if that fails too', async () => {
    answer({ '/styled-manifest.json': { images } });
    expect(await loadStyledImages()).toEqual(images);
    answer({ [MANIFEST]: 'nonsense', '/styled-manifest.json': images });
    expect(await loadStyledImages()).toEqual(images);
    answer({});
    expect(await loadStyledImages()).toEqual({});
  });
});
