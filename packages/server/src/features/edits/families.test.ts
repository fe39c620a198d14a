import {
  API_BASE,
  type BatchAccepted,
  type EditAccepted,
  type Image,
  OBJECT_TYPES,
  TRANSFORMATIONS,
  type Version,
} from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, expectStatus, makeImage, readImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { SCRIPTED_STEPS } from '../../test/scripted/scripted-sights.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let image: Image;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
  image = await makeImage(guest);
});
afterAll(() => server.close());

/** Requests an edit, waits for it, and returns the version. */
async function make(transformation: string, body: object): Promise<Version> {
  const answer = await guest.post(`${API_BASE}/transformations/${transformation}/`, body);
  const accepted = expectStatus<EditAccepted>(answer, 202);
  const job = await ended(guest, accepted.job_id);
  expect(job).toMatchObject({ status: 'succeeded', kind: TRANSFORMATIONS[transformation] });
  const { versions } = await readImage(guest, image.id);
  return versions.find(({ id }) => id === job.result_version) as Version;
}

const hashOf = (version: Version) => version.storage_url?.split('v=')[1];

const SHORT = [
  ['API-053', 'wall-color', { color: 'sage' }],
  ['API-054', 'furniture', { style: 'rustic', room_type: 'bedroom' }],
  ['API-055', 'lighting', { type: 'moody', brightness: 1, contrast: 1, warmth: 0.5 }],
  ['API-056', 'declutter', {}],
  ['API-057', 'style-transfer', { style: 'bohemian', room_type: 'office' }],
  ['API-058', 'sky-replacement', { sky_type: 'sunset' }],
  ['API-059', 'window-view', { view: 'sea' }],
  ['API-060', 'empty-room', { room_type: 'bedroom' }],
  ['API-061', 'object-removal', { categories: ['sofa'] }],
  ['API-062', 'upscale', { scale: 4 }],
  ['API-063', 'watermark-removal', { removal_quality: 'high', rights: true }],
] as const;

const LONG = [
  ['API-062', 'upscale', { scale: 4 }],
  ['API-063', 'watermark-removal', { removal_quality: 'high', rights: true }],
  ['API-064', 'intelligent-space-redesign', { style: 'rustic', room_type: 'bedroom', color: 'sage' }],
  ['API-065', 'virtual-staging-furnishing', { style: 'rustic', room_type: 'bedroom' }],
  ['API-066', 'architectural-enhancement', { strength: 0.5 }],
  ['API-067', 'atmospheric-sky-enhancement', { sky_type: 'sunset' }],
  ['API-068', 'window-view-enhancement', { view: 'sea' }],
  ['API-069', 'object-removal-optimization', { categories: ['sofa'] }],
  ['API-070', 'brand-element-management', { text: 'Harbor Homes', corner: 'top-left' }],
  ['API-071', 'blueprint-visualization', { units: 'imperial', paper: 'white' }],
  ['API-072', 'selective-design-modification', { color: 'sage', light: 'moody' }],
  ['API-073', 'conceptual-space-creation', { style: 'luxury', room_type: 'office' }],
  ['API-074', 'outdoor-environment-creation', { style: 'modern', sky_type: 'sunny' }],
] as const;

describe('the short family of names, with image_id, version_id and args', () => {
  it.each(SHORT)('%s C-02 makes an edit of /transformations/%s/ with %j', async (_id, name, args) => {
    const place = { image_id: image.id, version_id: image.versions[0]?.id };
    const version = await make(name, { ...place, args: { ...args, seed: 3 } });
    expect(version).toMatchObject({ status: 'completed', operation: TRANSFORMATIONS[name] });
    expect(version.params).toMatchObject({ ...args, seed: 3 });
    expect(version.warnings).toEqual(['One wall is very dark.']);
  });
});

it('another floor is laid by /transformations/floor/', async () => {
  const args = { material: 'terrazzo', direction: 'diagonal', seed: 3 };
  const version = await make('floor', { image_id: image.id, args });
  expect(version).toMatchObject({ status: 'completed', operation: 'floor', label: 'Terrazzo floor' });
  expect(version.params).toMatchObject(args);
});

it('wallpaper is put up by /transformations/wallpaper/', async () => {
  const args = { pattern: 'wainscot', color: 'white', repeat: 'small', seed: 3 };
  const version = await make('wallpaper', { image_id: image.id, args });
  expect(version).toMatchObject({
    status: 'completed',
    operation: 'wallpaper',
    label: 'Wainscot panels in white',
  });
  expect(version.params).toMatchObject(args);
});

describe('the long family of names, with image_id, transformation and parameters', () => {
  it.each(LONG)('%s C-02 makes an edit of /transformations/%s/ with %j', async (_id, name, args) => {
    const body = { image_id: image.id, transformation: name, parameters: { ...args, seed: 3 } };
    const version = await make(name, body);
    expect(version).toMatchObject({ status: 'completed', operation: TRANSFORMATIONS[name] });
    expect(version.params).toMatchObject({ ...args, seed: 3 });
    // The other form of the body makes the same edit.
    const same = await make(name, { version_id: image.versions[0]?.id, args: { ...args, seed: 3 } });
    expect(hashOf(same)).toBe(hashOf(version));
  });

  it.each([
    ['virtual-staging-furnishing', 'furniture', { style: 'rustic' }],
    ['atmospheric-sky-enhancement', 'sky-replacement', { sky_type: 'sunset' }],
    ['window-view-enhancement', 'window-view', { view: 'sea' }],
    ['object-removal-optimization', 'object-removal', { categories: ['sofa'] }],
  ])('EDITS-47 makes by %s the same version as by %s', async (long, short, args) => {
    const [one, other] = [
      await make(long, { image_id: image.id, transformation: long, parameters: { ...args, seed: 5 } }),
      await make(short, { version_id: image.versions[0]?.id, args: { ...args, seed: 5 } }),
    ];
    expect(hashOf(one)).toBe(hashOf(other));
    expect({ ...one.params, job_id: '' }).toEqual({ ...other.params, job_id: '' });
  });
});

describe('parameters that are left empty', () => {
  beforeAll(async () => {
    // The number of edits per minute is limited for each account.
    guest = await server.guest();
    image = await makeImage(guest);
  });

  it.each([
    ['API-061', 'object-removal', { categories: [...OBJECT_TYPES] }],
    ['API-069', 'object-removal-optimization', { categories: [...OBJECT_TYPES] }],
    ['API-070', 'brand-element-management', { text: 'Home Design' }],
    ['API-072', 'selective-design-modification', { color: 'white' }],
  ])('%s /transformations/%s/ uses the default: %j', async (_id, name, usual) => {
    for (const given of [{}, { parameters: { strength: 0.5 } }]) {
      const version = await make(name, { image_id: image.id, ...given });
      expect(version).toMatchObject({ status: 'completed', params: usual });
    }
  });
});

describe('guidance_scale', () => {
  const note = [expect.stringMatching(/^guidance_scale was kept with the version and changes nothing/)];

  it('EDITS-21 is accepted by every edit, kept with the version, and answered with a note that it changes nothing', async () => {
    const at = `${API_BASE}/transformations/`;
    const other = await server.guest();
    const { id } = await makeImage(other);
    for (const [, name] of [...SHORT, ...LONG]) {
      const args = { guidance_scale: 9 };
      const answer = await other.post(`${at}${name}/`, { image_id: id, args });
      const accepted = expectStatus<EditAccepted>(answer, 202);
      expect(accepted.notes, name).toEqual(note);
      expect(accepted.version.params).toMatchObject(args);
    }
    const body = { image_ids: [id], transformation: 'lighting', parameters: { guidance_scale: 9 } };
    expect(expectStatus<BatchAccepted>(await other.post(`${at}batch/`, body), 202).notes).toEqual(note);
    await server.idle();
  });

  it('leaves the pixels unchanged, and adds no note if it is not sent', async () => {
    const given = (args: object) => make('lighting', { image_id: image.id, args: { seed: 4, ...args } });
    expect(hashOf(await given({ guidance_scale: 20 }))).toBe(hashOf(await given({})));
    const answer = await guest.post(`${API_BASE}/transformations/lighting/`, { image_id: image.id });
    expect(expectStatus<EditAccepted>(answer, 202)).not.toHaveProperty('notes');
    await server.idle();
  });
});

describe('a combined edit', () => {
  it('records for each part what was done, or why not', async () => {
    const { steps } = await make('intelligent-space-redesign', { image_id: image.id });
    expect(steps).toEqual(SCRIPTED_STEPS);
    expect((await make('lighting', { image_id: image.id })).steps).toEqual([]);
  });

  it("passes a logo to the engine, and leaves it out of the version's parameters", async () => {
    const logo = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64');
    const name = 'brand-element-management';
    const { params } = await make(name, { image_id: image.id, args: { logo, corner: 'top-right' } });
    expect(params).toMatchObject({ corner: 'top-right' });
    expect(params).not.toHaveProperty('logo');
    const request = server.engine.edits.at(-1)?.request;
    expect(request).toMatchObject({ mode: 'brand', logo: expect.stringMatching(/logo$/) });
  });

  it.each([
    [
      'selective-design-modification',
      { categories: [] },
      'Please choose a wall color, things to remove, or a light',
    ],
    ['object-removal', { categories: [] }, 'Please choose or mark what is to be removed'],
    ['brand-element-management', { text: '' }, 'Text must not be empty.'],
    [
      'brand-element-management',
      { text: 'Harbor Homes', logo: 'iVBORw0KGgo=' },
      'Text must be given, or else a logo, but not both.',
    ],
    [
      'brand-element-management',
      { logo: 'R0lGODlhAQABAAAAACw=' },
      'Logo must be a PNG, WebP or JPEG picture in base64.',
    ],
    ['blueprint-visualization', { paper: 'pink' }, /^Paper must be /],
  ])('is refused as %s with %j', async (name, args, detail) => {
    const answer = await guest.post(`${API_BASE}/transformations/${name}/`, { image_id: image.id, args });
    expect(expectStatus<{ detail: string }>(answer, 400).detail).toMatch(detail);
  });
});
