import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setPageConfig } from '../../../test/page-config.ts';
import { checkFiles } from './check-files.ts';
import { defaultUploadLimits } from './upload-limits.ts';

const limits = defaultUploadLimits();

function fileOf(name: string, bytes = 10, type = ''): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

describe('checkFiles', () => {
  it('UPLOAD-19 accepts jpeg, jpg, png and webp in any letter case', () => {
    const files = ['a.jpeg', 'b.JPG', 'c.png', 'd.WebP'].map((name) => fileOf(name));
    expect(checkFiles(files, 0, limits)).toEqual({ taken: files, problems: [] });
  });

  it('judges a file without an ending by its media type', () => {
    expect(checkFiles([fileOf('pasted', 10, 'image/png')], 0, limits).taken).toHaveLength(1);
    expect(checkFiles([fileOf('pasted', 10, 'image/gif')], 0, limits).taken).toHaveLength(0);
  });

  it('UPLOAD-20 ERRORS-06 names the accepted formats', () => {
    expect(checkFiles([fileOf('plan.pdf')], 0, limits).problems).toEqual([
      { name: 'plan.pdf', message: 'Invalid format. Accepted: jpeg, jpg, png, webp', hint: null },
    ]);
  });

  it('U-07 tells how to convert a HEIC photo', () => {
    const [problem] = checkFiles([fileOf('IMG_0001.HEIC')], 0, limits).problems;
    expect(problem?.message).toBe('Invalid format. Accepted: jpeg, jpg, png, webp');
    expect(problem?.hint).toMatch(/export the photo as JPEG/);
  });

  it('UPLOAD-21 UPLOAD-26 ERRORS-07 refuses a file above 10 MB and accepts one of exactly 10 MB', () => {
    const exact = 10 * 1024 * 1024;
    expect(checkFiles([fileOf('a.jpg', exact)], 0, limits).taken).toHaveLength(1);
    expect(checkFiles([fileOf('a.jpg', exact + 1)], 0, limits).problems[0]?.message).toBe(
      'File size exceeds 10MB',
    );
  });

  it('UPLOAD-21 UPLOAD-26 follows the limit that the operator of the server sets', () => {
    setPageConfig({ maxPhotoMegabytes: 25 });
    const exact = 25 * 1024 * 1024;
    expect(checkFiles([fileOf('a.jpg', exact)], 0, defaultUploadLimits()).taken).toHaveLength(1);
    expect(checkFiles([fileOf('a.jpg', exact + 1)], 0, defaultUploadLimits()).problems[0]?.message).toBe(
      'File size exceeds 25MB',
    );
  });

  it('UPLOAD-22 ERRORS-08 accepts none of several files if only one is allowed', () => {
    const result = checkFiles([fileOf('a.jpg'), fileOf('b.jpg')], 0, { ...limits, multiple: false });
    expect(result.taken).toEqual([]);
    expect(result.problems.map((problem) => problem.message)).toEqual(['Only one file can be uploaded']);
  });

  it('UPLOAD-23 UPLOAD-25 ERRORS-09 stops at 10 files in the list', () => {
    const files = Array.from({ length: 4 }, (_, index) => fileOf(`${index}.jpg`));
    const result = checkFiles(files, 8, limits);
    expect(result.taken).toEqual(files.slice(0, 2));
    expect(result.problems[0]?.message).toBe('Maximum 10 files allowed');
    expect(result.problems[0]?.hint).toBe('Not added: 2.jpg, 3.jpg.');
  });

  it('UPLOAD-23 accepts the first by name, and names the ones left out', () => {
    const files = Array.from({ length: 18 }, (_, index) => fileOf(`${18 - index}.jpg`));
    const { taken, problems } = checkFiles(files, 0, limits);
    expect(taken.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `${index + 1}.jpg`),
    );
    expect(problems[0]?.hint).toBe('Not added: 11.jpg, 12.jpg, 13.jpg, 14.jpg, 15.jpg and 3 more.');
  });

  it('UPLOAD-28 does not count files if only one is allowed', () => {
    const single = { ...limits, multiple: false, maxFiles: 1 };
    expect(checkFiles([fileOf('a.jpg')], 1, single).problems).toEqual([]);
  });

  it('UPLOAD-27 reads formats, size and number from the caller', () => {
    const own = { accepted: ['png'], maxSizeMB: 2, maxFiles: 1, multiple: true };
    const messages = checkFiles(
      [fileOf('a.jpg'), fileOf('b.png', 3 * 1024 * 1024), fileOf('c.png'), fileOf('d.png')],
      0,
      own,
    ).problems.map((problem) => problem.message);
    expect(messages).toEqual([
      'Maximum 1 files allowed',
      'Invalid format. Accepted: png',
      'File size exceeds 2MB',
    ]);
  });

  it('accepts no more files than there is room for, and none with a problem', () => {
    const name = fc.constantFrom('a.jpg', 'b.png', 'c.gif', 'd.heic', 'e');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 20 }), fc.nat(15), (names, inList) => {
        const { taken, problems } = checkFiles(
          names.map((each) => fileOf(each)),
          inList,
          limits,
        );
        expect(taken.length).toBeLessThanOrEqual(Math.max(0, 10 - inList));
        expect(taken.every((file) => /\.(jpg|png)$/.test(file.name))).toBe(true);
        expect(problems.length === 0).toBe(taken.length === names.length);
      }),
    );
  });
});
