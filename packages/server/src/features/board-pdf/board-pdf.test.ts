import { inflateSync } from 'node:zlib';
import {
  API_BASE,
  type Board,
  type EditAccepted,
  type ShareLink,
  type VersionId,
} from '@home-design/contract';
import { createEnginePool, type EnginePool } from '@home-design/engine';
import { encodeJpeg } from '@home-design/engine/codec';
import { type PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, makeImage, makeProject } from '../../test/makers.ts';
import { phonePicture } from '../../test/phone-photo.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { makeBoard, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';

/** The PDF of a board, made by the real engine with the real fonts. */
let server: PictureServer;
let engine: EnginePool;
let guest: TestClient;
let visitor: TestClient;
let board: Board;
let original: VersionId;
let edit: VersionId;
beforeAll(async () => {
  engine = createEnginePool({ size: 1, memoryLimitMegabytes: 2_048, timeLimitMilliseconds: 100_000 });
  server = await startPictureServer();
  server.engine.real = engine;
  guest = await server.guest();
  visitor = await server.visitor();
  const project = (await makeProject(guest, { title: 'Harbor flat' })).id;
  const content = await encodeJpeg(phonePicture());
  const image = await makeImage(guest, { project, content, name: 'Wohnküche.jpg' });
  original = image.versions[0]!.id;
  const body = { image_id: image.id, args: { type: 'cool_light', seed: 3 } };
  const answer = await guest.post(`${API_BASE}/transformations/lighting/`, body);
  edit = expectStatus<EditAccepted>(answer, 202).version.id;
  await server.idle();
  // As if the walls had another color: a version that only changes the light needs no label.
  await server.db.updateTable('versions').set({ shownClass: 'surfaces' }).where('id', '=', edit).execute();
  board = await makeBoard(guest, project, [edit, original], 'Zwei Räume – Łódź, Гостиная');
  const laidOut = {
    sections: [{ name: 'Wohnküche', question: 'Which light?', version_ids: [edit] }],
    captions: { [edit]: 'By day' },
    cover: original,
  };
  board = expectStatus(await guest.patch(`${API_BASE}/boards/${board.id}/`, laidOut), 200);
  const branding = { name: 'Maple Homes', contact_email: 'ana@maple.example', color: '#1f4d3a' };
  expectStatus(await guest.patch('/api/v1/auth/branding', branding), 200);
}, 120_000);
afterAll(async () => {
  await server.close();
  await engine.close();
});

const own = (query = '') => guest.get(`${API_BASE}/boards/${board.id}/pdf/${query}`);
const shared = ({ token }: Pick<ShareLink, 'token'>, query = '') =>
  visitor.get(`${API_BASE}/share/${token}/pdf/${query}`);
type Answer = Awaited<ReturnType<typeof own>>;

/** The content of a PDF: its pages, the sizes of its JPEGs, and the letters in its subset fonts. */
async function contentOf(answer: Answer) {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await PDFDocument.load(answer.rawPayload, { updateMetadata: false });
  const streams = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, each]) => (each instanceof PDFRawStream ? [each] : []));
  const isJpeg = ({ dict }: { dict: PDFDict }) => dict.get(PDFName.of('Filter')) === PDFName.of('DCTDecode');
  const maps = streams.filter((each) => !isJpeg(each)).map((each) => inflated(each));
  return {
    title: pdf.getTitle(),
    pages: pdf.getPageCount(),
    jpegs: streams.filter(isJpeg).map(({ contents }) => Buffer.from(contents)),
    letters: maps
      .filter((text) => text.includes('begincmap'))
      .join('\n')
      .toLowerCase(),
  };
}

function inflated({ contents }: PDFRawStream): string {
  try {
    return inflateSync(contents).toString('latin1');
  } catch {
    return '';
  }
}
const hex = (letter: string) => letter.codePointAt(0)!.toString(16).padStart(4, '0');

describe('the PDF of a board', { timeout: 120_000 }, () => {
  it('has a front with the cover, then the pictures section by section, and takes its name from the board', async () => {
    const answer = await own();
    const { title, pages, jpegs } = await contentOf(answer);
    expect([title, pages, jpegs.length]).toEqual(['Zwei Räume – Łódź, Гостиная', 2, 3]);
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('Гостиная.pdf');
    const withOriginals = await contentOf(await own('?originals=1'));
    expect(withOriginals.jpegs).toHaveLength(4);
  });

  it('writes the letters of every script that its fonts have', async () => {
    const { letters } = await contentOf(await own());
    for (const letter of 'äŁźГя') expect(letters, letter).toContain(`<${hex(letter)}>`);
  });

  it('U-06 labels altered pictures if that is requested, and always on links that do so', async () => {
    const plain = (await contentOf(await own())).jpegs;
    const labeled = (await contentOf(await own('?label=1'))).jpegs;
    const changed = labeled.filter((jpeg) => !plain.some((other) => other.equals(jpeg)));
    // Only the altered picture; cover and original are unchanged.
    expect(changed).toHaveLength(1);
    const [strict, free] = [
      await shareBoard(guest, board.id, { shows_label: true }),
      await shareBoard(guest, board.id),
    ];
    const has = (jpegs: Buffer[]) => jpegs.some((jpeg) => jpeg.equals(changed[0]!));
    expect(has((await contentOf(await shared(strict))).jpegs)).toBe(true);
    expect(has((await contentOf(await shared(free))).jpegs)).toBe(false);
    expect(has((await contentOf(await shared(free, '?label=1'))).jpegs)).toBe(true);
  });

  it('shows originals beside altered pictures if the link does, and carries the message of the link', async () => {
    const link = await shareBoard(guest, board.id, { shows_originals: true, message: 'Ω und ș' });
    const { jpegs, letters } = await contentOf(await shared(link));
    expect(jpegs).toHaveLength(4);
    for (const letter of 'Ωș') expect(letters, letter).toContain(`<${hex(letter)}>`);
  });

  it('is refused for a link without downloads, for an empty board, and for strangers', async () => {
    const closed = await shareBoard(guest, board.id, { allows_download: false });
    expect((await shared(closed)).json().code).toBe('share_download_refused');
    expect((await (await server.guest()).get(`${API_BASE}/boards/${board.id}/pdf/`)).statusCode).toBe(404);
    const project = (await makeProject(guest)).id;
    const all = expectStatus<{ results: Board[] }>(
      await guest.get(`${API_BASE}/boards/?project=${project}`),
      200,
    );
    const empty = await guest.get(`${API_BASE}/boards/${all.results[0]!.id}/pdf/`);
    expect(empty.json().code).toBe('nothing_to_export');
  });
});
