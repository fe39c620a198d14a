import { API_BASE, AUTH_BASE, type Branding, NO_BRANDING, type SharedBoard } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus, makeImage, makeProject, somePhoto } from '../../test/makers.ts';
import { makeBoard, openShare, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';

const AT = `${AUTH_BASE}/branding`;
const MAPLE = {
  name: 'Maple Homes',
  contact_name: 'Ana Reyes',
  contact_email: 'ana@maple.example',
  contact_phone: '+1 (555) 010-2030',
  website: 'https://maple.example/listings',
  color: '#1f4d3a',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (client: TestClient) => expectStatus<Branding>(await client.get(AT), 200);
const save = async (client: TestClient, change: object) =>
  expectStatus<Branding>(await client.patch(AT, change), 200);
const sendLogo = (client: TestClient, content: Uint8Array) =>
  client.upload(`${AT}/logo`, [{ field: 'file', name: 'logo.png', content }]);

/** A PNG whose header claims 400 megapixels. */
function hugePng(): Uint8Array {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAAElFTkSuQmCC', 'base64');
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  return png;
}

/** A board with one photo; returns a function that reads what its link shows. */
async function shared(client: TestClient): Promise<() => Promise<SharedBoard>> {
  const { id: project } = await makeProject(client);
  const image = await makeImage(client, { project });
  const board = await makeBoard(client, project, [image.versions[0]!.id]);
  const link = await shareBoard(client, board.id);
  const visitor = await server.visitor();
  return () => openShare(visitor, link);
}

describe('the branding of an account', () => {
  it('is empty at first, and each part is stored separately', async () => {
    const guest = await server.guest();
    expect(await read(guest)).toEqual(NO_BRANDING);
    expect(await save(guest, MAPLE)).toEqual({ ...MAPLE, logo_url: null });
    expect(await save(guest, { contact_phone: '' })).toEqual({ ...MAPLE, contact_phone: '', logo_url: null });
    expect(await save(guest, {})).toMatchObject({ name: 'Maple Homes' });
    expect(await read(await server.guest())).toEqual(NO_BRANDING);
  });

  it.each([
    ['website', 'javascript:alert(1)'],
    ['website', 'maple.example'],
    ['contact_email', 'ana at maple'],
    ['contact_phone', 'call me'],
    ['color', 'green'],
    ['name', 'x'.repeat(81)],
    ['logo_url', 'https://elsewhere.example/logo.png'],
  ])('refuses %s "%s"', async (field, value) => {
    const guest = await server.guest();
    expectStatus(await guest.patch(AT, { [field]: value }), 400);
    expect(await read(guest)).toEqual(NO_BRANDING);
  });

  it('has a logo, which is public under the hash of its content', async () => {
    const guest = await server.guest();
    await save(guest, MAPLE);
    const { logo_url } = expectStatus<Branding>(await sendLogo(guest, somePhoto()), 200);
    expect(logo_url).toMatch(new RegExp(`^${API_BASE}/logos/[0-9a-f]{64}/$`));
    const seen = await server.app.inject({ url: logo_url! });
    expect(seen.statusCode).toBe(200);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(seen.rawPayload.length).toBeGreaterThan(0);
    expect(await read(guest)).toEqual({ ...MAPLE, logo_url });

    expect(expectStatus<Branding>(await guest.delete(`${AT}/logo`), 200)).toEqual({
      ...MAPLE,
      logo_url: null,
    });
    expect((await server.app.inject({ url: logo_url! })).statusCode).toBe(404);
  });

  it('refuses a picture that is too large, and keeps the logo as it is', async () => {
    const guest = await server.guest();
    const { logo_url } = expectStatus<Branding>(await sendLogo(guest, somePhoto()), 200);
    const refused = await sendLogo(guest, hugePng());
    expect(expectStatus<{ code: string }>(refused, 400).code).toBe('photo_too_many_pixels');
    expect(await read(guest)).toMatchObject({ logo_url });
  });
});

describe('the page of a link', () => {
  it('names no business until there is a name or a logo', async () => {
    const guest = await server.guest();
    const board = await shared(guest);
    await save(guest, { contact_email: 'ana@maple.example' });
    expect((await board()).branding).toBeNull();
  });

  it('is presented by the business of its owner only', async () => {
    const [owner, other] = [await server.guest(), await server.guest()];
    const [board, others] = [await shared(owner), await shared(other)];
    await save(owner, MAPLE);
    // An opened link is cached for half a second.
    await expect.poll(async () => (await board()).branding).toEqual({ ...MAPLE, logo_url: null });
    expect((await others()).branding).toBeNull();
  });
});
