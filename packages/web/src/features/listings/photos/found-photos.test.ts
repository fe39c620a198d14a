import {
  BlobWriter,
  configure,
  TextReader,
  Uint8ArrayReader,
  ZipWriter,
} from '@zip.js/zip.js/index-native.js';
import { describe, expect, it } from 'vitest';
import { setPageConfig } from '../../../../test/page-config.ts';
import { findPhotos, titleFrom } from './found-photos.ts';
import { photosCopy } from './photos-copy.ts';
import { whySkipped } from './why-skipped.ts';

configure({ useWebWorkers: false });

const { why } = photosCopy;

/** A file from a folder, as browsers represent it. */
function inFolder(path: string, content: string | Uint8Array<ArrayBuffer> = 'photo'): File {
  const file = new File([content], path.split('/').at(-1) ?? path);
  Object.defineProperty(file, 'webkitRelativePath', { value: path });
  return file;
}

interface Entry {
  name: string;
  content?: string | Uint8Array<ArrayBuffer>;
  password?: string;
}

async function zipOf(name: string, entries: readonly Entry[]): Promise<File> {
  const writer = new ZipWriter(new BlobWriter('application/zip'));
  for (const { name: path, content = 'photo', password } of entries) {
    const reader = typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content);
    await writer.add(path, reader, password === undefined ? {} : { password, zipCrypto: true });
  }
  return new File([await writer.close()], name);
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

describe('files that are left out', () => {
  it.each([
    ['Elm/.hidden.jpg', 10, why.hidden],
    ['Elm/.cache/a.jpg', 10, why.hidden],
    ['__MACOSX/Elm/._a.jpg', 10, why.hidden],
    ['Elm/Thumbs.db', 10, why.hidden],
    ['Elm/notes.txt', 10, why.noPicture],
    ['Elm/no ending', 10, why.noPicture],
    ['Elm/a.heic', 10, why.heic],
    ['Elm/a.jpg', 0, why.empty],
    ['Elm/a.jpg', 10 * 1024 * 1024 + 1, 'Larger than 10 MB.'],
    ['../../etc/a.jpg', 10, why.outside],
    ['Elm/a.JPG', 10 * 1024 * 1024, null],
    ['a.webp', 1, null],
  ])('%s of %i bytes: %s', (path, bytes, reason) => expect(whySkipped(path, bytes)).toBe(reason));

  it('are larger than the limit that the operator of the server sets', async () => {
    setPageConfig({ maxPhotoMegabytes: 1 });
    expect(whySkipped('Elm/a.jpg', 1024 * 1024)).toBeNull();
    expect(whySkipped('Elm/a.jpg', 1024 * 1024 + 1)).toBe('Larger than 1 MB.');
    const content = crypto.getRandomValues(new Uint8Array(50_000));
    const large = new Uint8Array(
      Array.from({ length: 1024 * 1024 + 1 }, (_each, at) => content[at % 50_000] ?? 0),
    );
    const { photos, skipped } = await findPhotos([
      await zipOf('home.zip', [
        { name: 'a.jpg', content: large },
        { name: 'b.jpg', content },
      ]),
    ]);
    expect(namesOf(photos)).toEqual(['b.jpg']);
    expect(skipped).toEqual([{ name: 'a.jpg', why: 'Larger than 1 MB.' }]);
  });
});

describe('photos in a folder', () => {
  it('come in natural order of their names, with the files left out and the reasons', async () => {
    const found = await findPhotos([
      inFolder('12 Elm Street/photo 10.jpg'),
      inFolder('12 Elm Street/photo 2.png'),
      inFolder('12 Elm Street/upper floor/Photo 1.jpeg'),
      inFolder('12 Elm Street/.DS_Store'),
      inFolder('12 Elm Street/plan.pdf'),
    ]);
    expect(namesOf(found.photos)).toEqual(['Photo 1.jpeg', 'photo 2.png', 'photo 10.jpg']);
    expect(found.source).toBe('12 Elm Street');
    expect(found.skipped).toEqual([
      { name: '12 Elm Street/.DS_Store', why: why.hidden },
      { name: '12 Elm Street/plan.pdf', why: why.noPicture },
    ]);
  });

  it('beyond 200 are left out by name, and single files suggest no title', async () => {
    const files = Array.from({ length: 203 }, (_each, at) => new File(['x'], `${203 - at}.jpg`));
    const found = await findPhotos(files);
    expect(found.source).toBe('');
    expect(namesOf(found.photos).slice(0, 2)).toEqual(['1.jpg', '2.jpg']);
    expect(found.skipped.map(({ name }) => name)).toEqual(['201.jpg', '202.jpg', '203.jpg']);
  });
});

describe('photos in a ZIP', () => {
  it('are unpacked byte for byte, with the same files left out as from a folder', async () => {
    const bytes = Uint8Array.from({ length: 5_000 }, (_each, at) => (at * 31) % 251);
    const zip = await zipOf('12-elm_street.zip', [
      { name: 'Elm/2.jpg', content: bytes },
      { name: 'Elm/1.png' },
      { name: '__MACOSX/Elm/._1.png' },
      { name: 'Elm/notes.txt' },
      { name: 'Elm/inner.zip' },
      { name: 'Elm/empty.jpg', content: '' },
    ]);
    const found = await findPhotos([zip]);
    expect(found.source).toBe('12-elm_street.zip');
    expect(found.photos.map(({ name, type }) => [name, type])).toEqual([
      ['1.png', 'image/png'],
      ['2.jpg', 'image/jpeg'],
    ]);
    expect(new Uint8Array(await found.photos[1]!.arrayBuffer())).toEqual(bytes);
    expect(found.skipped.map((each) => each.why)).toEqual([
      why.hidden,
      why.noPicture,
      why.noPicture,
      why.empty,
    ]);
  });

  it('that are encrypted, extremely compressed or have a path upwards are left out', async () => {
    const zip = await zipOf('a.zip', [
      { name: 'secret.jpg', password: 'open' },
      { name: 'bomb.jpg', content: new Uint8Array(9_000_000) },
      { name: '../../up.jpg' },
      { name: '/root.jpg' },
      { name: 'C:\\windows\\a.jpg' },
      { name: 'good.jpg' },
    ]);
    const found = await findPhotos([zip]);
    expect(namesOf(found.photos)).toEqual(['good.jpg']);
    expect(found.skipped.map((each) => each.why)).toEqual([
      why.encrypted,
      why.tooTight,
      ...[why.outside, why.outside, why.outside],
    ]);
  });

  it('that are damaged or larger than declared are left out, and the others are kept', async () => {
    const zip = await zipOf('a.zip', [{ name: 'one.jpg', content: 'a'.repeat(400) }, { name: 'two.jpg' }]);
    const bytes = new Uint8Array(await zip.arrayBuffer());
    // The size of the first entry in the directory at the end of the ZIP.
    const entry = bytes.findIndex(
      (_byte, at) => bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1,
    );
    bytes[entry + 24] = 5;
    bytes[entry + 25] = 0;
    const found = await findPhotos([new File([bytes], 'a.zip')]);
    expect(namesOf(found.photos)).toEqual(['two.jpg']);
    expect(found.skipped).toEqual([{ name: 'one.jpg', why: why.damaged }]);
  });

  it('are none if the file is not a ZIP, or is cut off', async () => {
    const cut = (await zipOf('cut.zip', [{ name: 'a.jpg' }])).slice(0, 40);
    for (const broken of [new File(['no ZIP'], 'a.zip'), new File([cut], 'a.zip')]) {
      expect(await findPhotos([broken])).toEqual({
        source: 'a.zip',
        photos: [],
        skipped: [{ name: 'a.zip', why: why.noZip }],
      });
    }
  });
});

it('the name suggests a title', () => {
  expect(titleFrom('12-elm_street.ZIP')).toBe('12 elm street');
  expect(titleFrom('')).toBe('');
});
