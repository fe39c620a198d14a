import { createPublicKey, randomBytes, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeRaster, encodeJpeg, encodePng } from '@home-design/engine/codec';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type C2paManifest, loadC2pa } from './c2pa-library.ts';
import { createContentCredentials } from './content-credentials.ts';
import { readManifest } from './embed-manifest.ts';
import type { PictureHistory } from './history.ts';
import { samePixels } from './jpeg-parts.ts';
import { makeLocalCertificate } from './local-certificate.ts';
import { readSigningKey } from './signing-key.ts';

const NOW = new Date();
const clock = { now: () => NOW };
const library = await loadC2pa();

let folder: string;
let jpeg: Buffer;
let history: PictureHistory;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-credentials-'));
  const picture = { width: 160, height: 120, data: new Uint8Array(randomBytes(160 * 120 * 3)) };
  jpeg = await encodeJpeg(picture, 80);
  const path = join(folder, 'original.png');
  await writeFile(path, await encodePng(picture));
  history = {
    title: '01-kitchen-edited.jpg',
    program: '1.2.3',
    original: { path, mediaType: 'image/png', title: 'Kitchen' },
    actions: [
      {
        action: 'c2pa.edited',
        description: 'Staged as a living room',
        sourceType: 'compositeSynthetic',
        when: new Date(Date.UTC(2026, 0, 2)),
        parameters: { mode: 'furniture', class: 'movable things', settings: { style: 'luxury' } },
      },
    ],
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function actionsIn({ assertions = [] }: C2paManifest): Record<string, unknown>[] {
  const found = assertions.find(({ label }) => label.startsWith('c2pa.actions'));
  return (found?.data as { actions?: Record<string, unknown>[] } | undefined)?.actions ?? [];
}

/** Signing needs the package's native part. Machines without it are tested below. */
describe.skipIf(library === undefined)('Content Credentials', () => {
  it('are read back as valid, untrusted for a certificate of this server, with all pixels unchanged', async () => {
    const credentials = createContentCredentials({ ownKeyFile: join(folder, 'own', 'key.pem'), clock });
    expect(await credentials.facts()).toMatchObject({ method: 'c2pa', certificate: 'local' });
    const { jpeg: signed, readBack } = (await credentials.embed(jpeg, history))!;
    expect(readBack).toBe('valid');
    const store = await readManifest(library!, signed!);
    expect(store?.validation_state).toBe('Valid');
    expect(store?.validation_status?.map(({ code }) => code)).toEqual(['signingCredential.untrusted']);
    const manifest = store!.manifests![store!.active_manifest!]!;
    expect(manifest).toMatchObject({
      title: '01-kitchen-edited.jpg',
      ingredients: [{ title: 'Kitchen', relationship: 'parentOf' }],
      signature_info: { alg: 'Es256', common_name: 'Home Design local signer' },
    });
    expect(actionsIn(manifest).map(({ action }) => action)).toEqual(['c2pa.opened', 'c2pa.edited']);
    expect(actionsIn(manifest)[1]).toMatchObject({
      description: 'Staged as a living room',
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic',
      when: '2026-01-02T00:00:00.000Z',
      parameters: {
        'org.home-design.mode': 'furniture',
        'org.home-design.class': 'movable things',
        'org.home-design.settings': { style: 'luxury' },
      },
    });
    expect((await decodeRaster(signed!)).data).toEqual((await decodeRaster(jpeg)).data);
    expect(samePixels(jpeg, signed!)).toBe(true);
  });

  it('show that a picture was changed after it was signed', async () => {
    const credentials = createContentCredentials({ ownKeyFile: join(folder, 'own', 'key.pem'), clock });
    const signed = Buffer.from((await credentials.embed(jpeg, history))!.jpeg);
    signed[signed.length - 100]! ^= 1;
    expect((await readManifest(library!, signed))?.validation_state).toBe('Invalid');
    expect(await readManifest(library!, jpeg)).toBeNull();
  });

  it('are signed with the operator’s certificate if there is one', async () => {
    const pem = await makeLocalCertificate(NOW);
    const at = pem.indexOf('-----BEGIN CERTIFICATE');
    const operator = { certificate: join(folder, 'chain.pem'), privateKey: join(folder, 'key.pem') };
    await writeFile(operator.privateKey, pem.slice(0, at));
    await writeFile(operator.certificate, pem.slice(at));
    const unused = join(folder, 'never');
    const credentials = createContentCredentials({ operator, ownKeyFile: unused, clock });
    expect(await credentials.facts()).toMatchObject({ method: 'c2pa', certificate: 'operator' });
    const store = await readManifest(library!, (await credentials.embed(jpeg, history))!.jpeg);
    expect(store?.validation_state).toBe('Valid');
    await expect(stat(unused)).rejects.toThrow('ENOENT');
  });

  it('are not made with a certificate that must not sign', async () => {
    const pem = await makeLocalCertificate(new Date(Date.UTC(1990, 0, 1)));
    const ownKeyFile = join(folder, 'expired.pem');
    await writeFile(ownKeyFile, pem);
    await expect(createContentCredentials({ ownKeyFile, clock }).embed(jpeg, history)).rejects.toThrow();
  });
});

describe('without the native part', () => {
  it('signs nothing, creates no key, and says so', async () => {
    const ownKeyFile = join(folder, 'none.pem');
    const credentials = createContentCredentials({ ownKeyFile, clock, load: async () => undefined });
    expect(await credentials.facts()).toEqual({ method: 'xmp', certificate: null, fingerprint: '' });
    expect(await credentials.embed(jpeg, history)).toBeUndefined();
    await expect(stat(ownKeyFile)).rejects.toThrow('ENOENT');
  });
});

describe('the key of this server', () => {
  it('is created once, readable by its owner alone, and read again', async () => {
    const ownKeyFile = join(folder, 'keys', 'content-credentials.pem');
    const made = await Promise.all([1, 2, 3].map(() => readSigningKey({ ownKeyFile }, NOW)));
    expect(new Set(made.map(({ certificates }) => certificates)).size).toBe(1);
    expect((await stat(ownKeyFile)).mode & 0o077).toBe(0);
    expect(made[0]!.algorithm).toBe('es256');
    expect(await readFile(ownKeyFile, 'utf8')).toContain('PRIVATE KEY');
  });

  it('belongs to a leaf certificate of its own authority, for ten years, for signing documents only', async () => {
    const { certificates, privateKey } = await readSigningKey({ ownKeyFile: join(folder, 'leaf.pem') }, NOW);
    const [leaf, root] = certificates
      .split(/(?<=-----END CERTIFICATE-----)\n/)
      .filter((pem) => pem !== '')
      .map((pem) => new X509Certificate(pem)) as [X509Certificate, X509Certificate];
    expect(leaf.verify(root.publicKey)).toBe(true);
    expect([leaf.ca, root.ca]).toEqual([false, true]);
    expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.36']);
    expect(leaf.checkPrivateKey((await import('node:crypto')).createPrivateKey(privateKey))).toBe(true);
    expect(createPublicKey(privateKey).asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
    const years = (new Date(leaf.validTo).getTime() - NOW.getTime()) / (365 * 86_400_000);
    expect(years).toBeCloseTo(10, 0);
  });

  it('is not replaced if its file holds something else', async () => {
    const ownKeyFile = join(folder, 'broken.pem');
    await writeFile(ownKeyFile, 'nothing');
    await expect(readSigningKey({ ownKeyFile }, NOW)).rejects.toThrow('holds no certificate');
    expect(await readFile(ownKeyFile, 'utf8')).toBe('nothing');
  });
});

describe('samePixels', () => {
  it('finds a changed pixel, a changed table and a file that is not a JPEG, and ignores metadata', async () => {
    const xmp = Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, 4, 1, 2]), jpeg.subarray(2)]);
    expect(samePixels(jpeg, xmp)).toBe(true);
    const comment = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe2, 0, 4, 1, 2]),
      jpeg.subarray(2),
    ]);
    expect(samePixels(jpeg, comment)).toBe(false);
    const changed = Buffer.from(jpeg);
    changed[changed.length - 50]! ^= 1;
    expect(samePixels(jpeg, changed)).toBe(false);
    expect(samePixels(Buffer.from('no JPEG'), Buffer.from('no JPEG'))).toBe(false);
  });
});
