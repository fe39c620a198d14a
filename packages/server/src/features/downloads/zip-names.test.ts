import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, downloadName } from '../../platform/pictures/file-names.ts';
import { numberedNames } from './zip-names.ts';

const MAX_NAME_BYTES = 255;
/** A name that Windows reserves for a device, with or without an extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/i;

/** Text of people and programs: any characters, and those that file systems refuse. */
const title = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        'CON',
        'nul',
        'com1',
        'LPT¹',
        '.',
        ' ',
        '..',
        '/',
        '\\',
        ':',
        '*',
        '?',
        '"',
        '<',
        '>',
        '|',
        'é',
        'e\u0301',
        '\u200D',
        '\u0301',
        '\0',
        '\n',
        '𐌀',
        'İ',
        '😀',
        '.jpg',
      ),
      { maxLength: 120 },
    )
    .map((parts) => parts.join('')),
);

function expectSafe(name: string): void {
  expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
  expect(name).not.toMatch(/[. ]$|^[ .]/);
  expect(name).not.toMatch(DEVICE);
  expect(name).toBe(name.normalize('NFC'));
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(MAX_NAME_BYTES);
  expect(name.isWellFormed()).toBe(true);
}

describe('U-18 names of the files of a ZIP', () => {
  it('are numbered in their order, and keep the words of their titles', () => {
    expect(numberedNames(['Living room', 'Küche: süd (2)', '??', 'CON', 'IMG_0012'])).toEqual([
      '01 Living room',
      '02 Küche süd (2)',
      '03 Photo',
      '04 _CON',
      '05 IMG_0012',
    ]);
    expect(numberedNames(Array.from({ length: 100 }, () => 'Hall')).at(8)).toBe('009 Hall');
  });

  it('are valid on Windows, macOS and Linux, differ in more than case, and sort in their order', () => {
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 120 }), (titles) => {
        const names = numberedNames(titles);
        for (const name of names) expectSafe(`${name}.jpg`);
        const known = new Set(names.map((name) => name.toLowerCase()));
        expect(known.size).toBe(titles.length);
        expect(names.toSorted()).toEqual(names);
      }),
    );
  });
});

describe('U-17 names of single files', () => {
  it.each([
    ['CON.jpg', '_CON.png'],
    ['nul', '_nul.png'],
    ['com1.backup.jpg', '_com1.backup.png'],
    ['conference.jpg', 'conference.png'],
    ['Kitchen...', 'Kitchen.png'],
  ])('%s is saved as %s', (image, expected) => {
    expect(downloadName(image, '', 'original.png')).toBe(expected);
  });

  it('are valid on Windows, macOS and Linux', () => {
    fc.assert(
      fc.property(title, title, (image, label) => {
        expectSafe(downloadName(image, label, 'original.png'));
        const alone = cleanFileName(image);
        if (alone !== '') expectSafe(`${alone}.zip`);
      }),
    );
  });
});
