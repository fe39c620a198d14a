import { API_BASE, type EditAccepted, type ShareUpload, type VersionId } from '@home-design/contract';
import { createEnginePool, type EnginePool } from '@home-design/engine';
import { decodeRaster, encodeJpeg } from '@home-design/engine/codec';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { expectStatus, makeImage, makeProject } from '../../../test/makers.ts';
import { phonePicture, withExif } from '../../../test/phone-photo.ts';
import { type PictureServer, startPictureServer } from '../../../test/picture-server.ts';
import { setPlan } from '../../../test/plans.ts';
import { makeBoard, openShare, sendPhotos, shareBoard } from '../../../test/share-makers.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { needsLabel } from '../../downloads/index.ts';
import { xmpOf } from '../../versions/provenance.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** The pictures that a link gives, made by the real engine. */
let server: PictureServer;
let engine: EnginePool;
let guest: Awaited<ReturnType<PictureServer['guest']>>;
let visitor: TestClient;
let token: string;
let original: VersionId;
let edit: VersionId;
beforeAll(async () => {
  engine = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 100_000 });
  server = await startPictureServer();
  server.engine.real = engine;
  guest = await server.guest();
  visitor = await server.visitor();
  const project = (await makeProject(guest)).id;
  const content = withExif(await encodeJpeg(phonePicture()));
  const image = await makeImage(guest, { project, content });
  original = image.versions[0]!.id;
  const body = { image_id: image.id, args: { type: 'cool_light', seed: 3 } };
  const answer = await guest.post(`${API_BASE}/transformations/lighting/`, body);
  edit = expectStatus<EditAccepted>(answer, 202).version.id;
  await server.idle();
  // As if the walls had another color: a version that only changes the light needs no label.
  await server.db.updateTable('versions').set({ shownClass: 'surfaces' }).where('id', '=', edit).execute();
  const board = await makeBoard(guest, project, [edit, original]);
  token = (await shareBoard(guest, board.id, { permission: 'upload' })).token;
}, 120_000);
afterAll(async () => {
  await server.close();
  await engine.close();
});

const bytes = async (id: VersionId, rest: string) => {
  const answer = await visitor.get(`${API_BASE}/share/${token}/versions/${id}/${rest}`);
  expect(answer.statusCode).toBe(200);
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  return answer.rawPayload;
};
/** Mean brightness of the lowest tenth of a picture. */
const foot = ({ width, height, data }: Awaited<ReturnType<typeof decodeRaster>>) => {
  const lowest = data.subarray(width * Math.floor(0.95 * height) * 3);
  return lowest.reduce((sum, value) => sum + value, 0) / lowest.length;
};

describe('pictures that visitors of a link get', { timeout: 120_000 }, () => {
  it('U-06 are labeled as altered even if their light was changed afterwards', async () => {
    const answer = await guest.post(`${API_BASE}/transformations/lighting/`, {
      version_id: edit,
      args: { type: 'warm_light', seed: 4 },
    });
    const { id } = expectStatus<EditAccepted>(answer, 202).version;
    await server.idle();
    const lit = await server.db
      .selectFrom('versions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(lit).toMatchObject({ status: 'completed', editClass: 'light only', shownClass: 'surfaces' });
    expect(needsLabel(lit)).toBe(true);
    expect(xmpOf(lit)).toContain('compositeSynthetic');
  });

  it('U-06 S2 contain nothing of the camera or the place, at any size, and neither do photos that visitors send', async () => {
    const sent = withExif(await encodeJpeg(phonePicture()));
    expectStatus(await sendPhotos(visitor, { token }, [{ name: 'phone.jpg', content: sent }]), 201);
    const { versions } = await openShare(visitor, { token });
    expect(versions).toHaveLength(3);
    for (const { id } of versions) {
      for (const rest of ['thumbnail/', 'preview/', 'original/', 'download/', 'download/?label=1']) {
        const payload = await bytes(id, rest);
        for (const secret of ['SecretCamera', 'Exif', 'eXIf', 'GPS'])
          expect(payload.includes(secret)).toBe(false);
      }
    }
    const [upload] = expectStatus<{ results: ShareUpload[] }>(
      await guest.get(`${API_BASE}/share-uploads/`),
      200,
    ).results;
    expect(upload).toMatchObject({ image_name: 'phone.jpg' });
  });

  it('C-17 SHARE-26 PLANS-26 are PNG when saved, with every stored pixel if the owner pays', async () => {
    await setPlan(server.db, guest.userId, 'pro');
    onTestFinished(() => setPlan(server.db, guest.userId, 'free'));
    for (const id of [edit, original]) {
      const saved = await bytes(id, 'download/');
      expect(saved.subarray(0, 4)).toEqual(PNG);
      expect(await decodeRaster(saved)).toEqual(await decodeRaster(await bytes(id, 'original/')));
    }
  });

  it('U-01 have their provenance in their metadata when they are saved, and original photos have none', async () => {
    const source = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic';
    const zip = await visitor.get(`${API_BASE}/share/${token}/download/`);
    const files = unzipSync(zip.rawPayload);
    const [ofEdit, ofPhoto] = Object.keys(files).sort();
    const own = await guest.get(`${API_BASE}/versions/${edit}/files/original/?download=1`);
    const exported = [await bytes(edit, 'download/'), Buffer.from(files[ofEdit!]!), own.rawPayload];
    for (const payload of exported) {
      expect(payload.toString('latin1')).toMatch(
        /XML:com\.adobe\.xmp|http:\/\/ns\.adobe\.com\/xap\/1\.0\/\0/,
      );
      expect(payload.includes(source)).toBe(true);
      await decodeRaster(payload);
    }
    expect((await bytes(original, 'download/')).includes('xmp')).toBe(false);
    expect(Buffer.from(files[ofPhoto!]!).includes('xmp')).toBe(false);
    expect(JSON.parse(strFromU8(files['pictures.json']!)).pictures[0]).toMatchObject({ edited: true });
  });

  it('U-01 have the label across their foot on request', async () => {
    const plain = await decodeRaster(await bytes(edit, 'download/'));
    const labeled = await decodeRaster(await bytes(edit, 'download/?label=1'));
    expect([labeled.width, labeled.height]).toEqual([plain.width, plain.height]);
    expect(foot(labeled)).toBeLessThan(0.8 * foot(plain));
    const above = Math.floor(0.9 * plain.height) * plain.width * 3;
    expect(labeled.data.subarray(0, above)).toEqual(plain.data.subarray(0, above));
  });
});
