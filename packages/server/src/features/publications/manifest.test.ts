import fc from 'fast-check';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { fileNames } from './file-names.ts';
import type { Manifest, ManifestPicture } from './manifest.ts';
import { manifestJson } from './manifest.ts';
import { manifestCsv } from './manifest-csv.ts';
import { manifestPdf } from './manifest-pdf.ts';

const picture = (change: Partial<ManifestPicture> = {}): ManifestPicture => ({
  ...{ file: '01-kitchen-edited.jpg', sha256: 'a'.repeat(64), destination: 'mls', caption: 'Kitchen' },
  ...{ photo: 'Kitchen', state: 'edited', label: 'Virtually staged', width: 2048, height: 1536 },
  ...{ bytes: 1_234_567, jpeg_quality: 93, ssim: 0.98765, reduced_for_bytes: false },
  ...{ original_sha256: 'b'.repeat(64), uploaded_sha256: 'c'.repeat(64), history_complete: true },
  edits: [],
  ...change,
});
const manifest = (pictures: ManifestPicture[]): Manifest => ({
  format: 2,
  listing: { title: 'Küche 家 – 12 Quay Street', address: 'Portland' },
  profile: { id: 'us-general', version: 1, name: 'United States, general', region: 'United States' },
  provenance: { method: 'xmp', certificate: null, detail: 'Unsigned.' },
  watermark: false,
  pictures,
});

describe('the manifest as a PDF', () => {
  it('is one page for a few pictures, more for many, and the same bytes each time', async () => {
    const few = manifest(Array.from({ length: 8 }, () => picture()));
    const bytes = await manifestPdf(few);
    expect(bytes.equals(await manifestPdf(few))).toBe(true);
    const read = await PDFDocument.load(bytes);
    expect(read.getPageCount()).toBe(1);
    expect(read.getTitle()).toBe('Pictures of Küche ? – 12 Quay Street');
    const many = await manifestPdf(manifest(Array.from({ length: 60 }, () => picture())));
    expect((await PDFDocument.load(many)).getPageCount()).toBeGreaterThan(3);
  });

  it('accepts any text', async () => {
    const name = fc.string({ unit: 'binary', maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(name, async (caption) => {
        expect((await manifestPdf(manifest([picture({ caption })]))).length).toBeGreaterThan(500);
      }),
      { numRuns: 30 },
    );
  });
});

it('the manifest as a table has a column for the firm that offers the listing only if that is known', () => {
  const plain = manifest([picture()]);
  expect(manifestCsv(plain)).not.toContain('listed_by');
  const attribution = { office: 'Harbor Realty', agent: '', contact: '', mls_name: '', mls_number: '' };
  const table = manifestCsv({ ...plain, listing: { ...plain.listing, attribution } });
  expect(table.split('\r\n')[0]).toMatch(/,listed_by$/);
  expect(table.split('\r\n')[1]).toMatch(/,Harbor Realty$/);
});

it('the manifest as a table contains no formula', () => {
  const table = manifestCsv(manifest([picture({ caption: '=HYPERLINK("http://x")' })]));
  expect(table).toContain(`"'=HYPERLINK(""http://x"")"`);
});

it('the manifest as JSON has its keys in a fixed order', () => {
  const one = manifest([picture()]);
  const turned = Object.fromEntries(Object.entries(one).reverse()) as unknown as Manifest;
  expect(manifestJson(turned)).toBe(manifestJson(one));
});

describe('names of files', () => {
  it('follow the pattern of the profile', () => {
    const parts = [
      { position: 1, photo: 'Küche: süd', state: 'edited' },
      { position: 2, photo: '家', state: 'original' },
    ] as const;
    expect(fileNames('{position}-{photo}-{state}', parts)).toEqual([
      '01-kuche-sud-edited.jpg',
      '02-photo-original.jpg',
    ]);
    expect(fileNames('{photo}', [parts[1], parts[1]])).toEqual(['photo.jpg', 'photo-2.jpg']);
    expect(
      fileNames(
        '{position}',
        Array.from({ length: 120 }, (_, at) => ({ ...parts[0], position: at + 1 })),
      )[6],
    ).toBe('007.jpg');
  });

  it('are safe and distinct for any names of photos', () => {
    const name = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 30 }), (photos) => {
        const names = fileNames(
          '{photo}-{state}',
          photos.map((photo, at) => ({ position: at + 1, photo, state: 'edited' })),
        );
        expect(new Set(names).size).toBe(names.length);
        for (const each of names) expect(each).toMatch(/^[a-z0-9][a-z0-9-]*\.jpg$/);
      }),
    );
  });
});
