import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, HOUSE, PAGE, PHOTOS, script } from '../test/homes.ts';
import { schemaHome } from '../test/structured-pages.ts';
import { readListingPage } from './read-listing-page.ts';
import { readSavedPage } from './read-saved-page.ts';

const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x0d, 0x0a, 0x2d, 0x2d, 0xff, 0xd9]);
const html = around(script(schemaHome(HOUSE)), '<h1>Größe — 12 Example Street</h1>');

/** A page saved by Chromium as one file. */
function mhtml(page = html, { boundary = '----MultipartBoundary--x----', lineEnd = '\r\n' } = {}): Buffer {
  const lines = [
    'From: <Saved by Blink>',
    `Snapshot-Content-Location: ${PAGE}`,
    'Subject: =?utf-8?Q?12_Example_Street?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related;',
    '\ttype="text/html";',
    `\tboundary="${boundary}"`,
    '',
    '',
    `--${boundary}`,
    'Content-Type: text/html',
    'Content-ID: <frame-1@mhtml.blink>',
    'Content-Transfer-Encoding: quoted-printable',
    `Content-Location: ${PAGE}`,
    '',
    quotedPrintable(page, lineEnd),
    `--${boundary}`,
    'Content-Type: image/jpeg',
    'Content-Transfer-Encoding: base64',
    `Content-Location: ${PHOTOS[0]}`,
    '',
    PICTURE.toString('base64'),
    `--${boundary}`,
    'Content-Type: image/png',
    'Content-ID: <plan@mhtml.blink>',
    'Content-Transfer-Encoding: base64',
    '',
    PICTURE.toString('base64'),
    `--${boundary}`,
    'Content-Type: text/css',
    'Content-Location: https://homes.example/a.css',
    '',
    'body {}',
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join(lineEnd), 'latin1');
}

function quotedPrintable(text: string, lineEnd: string): string {
  const bytes = [...Buffer.from(text)].map((byte) =>
    byte === 0x3d || byte > 126 || byte < 32
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  );
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += 24) lines.push(bytes.slice(at, at + 24).join(''));
  return lines.join(`=${lineEnd}`);
}

describe('C-25 a saved page gives its HTML, its address and its pictures', () => {
  it('HTML with the comment of the browser that saved it', () => {
    const content = Buffer.from(`<!DOCTYPE html>\n<!-- saved from url=(0042)${PAGE} -->\n${html}`);
    const saved = readSavedPage(content, '12 Example Street.html');
    expect(saved.url).toBe(PAGE);
    expect(saved.pictures.size).toBe(0);
    expect(readListingPage(saved.html, saved.url ?? '').facts.price?.amount).toBe(450_000);
  });

  it.each([
    ['a canonical link', `<link rel="canonical" href="${PAGE}">`],
    ['og:url', `<meta property="og:url" content="${PAGE}">`],
  ])('HTML with %s', (_name, head) => {
    expect(readSavedPage(Buffer.from(around(head, '')), 'page.htm').url).toBe(PAGE);
  });

  it('HTML without an address has none', () => {
    expect(readSavedPage(Buffer.from('<h1>Home</h1>'), 'page.html')).toEqual({
      html: '<h1>Home</h1>',
      url: null,
      pictures: new Map(),
    });
  });

  it.each(['\r\n', '\n'])(
    'MHTML with its pictures, under their names in the page (line end %j)',
    (lineEnd) => {
      const saved = readSavedPage(mhtml(html, { lineEnd }), 'page.mhtml');
      expect(saved.html).toBe(html);
      expect(saved.url).toBe(PAGE);
      expect([...saved.pictures.keys()]).toEqual([PHOTOS[0], 'cid:plan@mhtml.blink']);
      expect(saved.pictures.get(PHOTOS[0]!)).toEqual({ content: PICTURE, mediaType: 'image/jpeg' });
      const { facts } = readListingPage(saved.html, saved.url!);
      expect(facts.photos.map(({ url }) => url)).toEqual(PHOTOS);
    },
  );

  it('MHTML is recognized by its content, under any name', () => {
    expect(readSavedPage(mhtml(), 'page.html').pictures.size).toBe(2);
  });

  it('old pages in Windows-1252 and UTF-16 keep their letters', () => {
    const old = Buffer.concat([
      Buffer.from('<meta charset="iso-8859-1"><h1>Gr'),
      Buffer.from([0xf6]),
      Buffer.from('e</h1>'),
    ]);
    expect(readSavedPage(old, 'a.html').html).toContain('Gröe');
    const wide = Buffer.from('\ufeff<h1>Größe</h1>', 'utf16le');
    expect(readSavedPage(wide, 'a.html').html).toBe('<h1>Größe</h1>');
  });

  it('pictures in the folder beside a saved page do not count as addresses', () => {
    const page = around(
      '',
      '<h1>Home</h1><img src="./Home_files/1.jpg"><img src="Home_files/2.jpg"><img src="https://pictures.example/3.jpg">',
    );
    expect(readListingPage(page, PAGE).facts.photos.map(({ url }) => url)).toEqual([
      'https://pictures.example/3.jpg',
    ]);
  });
});

describe('C-25 no saved page, even a broken one, stops the reader', () => {
  it('MHTML with bytes changed, cut and duplicated', () => {
    const whole = mhtml();
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.nat(400),
        fc.uint8Array({ maxLength: 40 }),
        (at, length, bytes) => {
          const content = Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + length)]);
          const { html: read, pictures } = readSavedPage(content, 'page.mhtml');
          expect(typeof read).toBe('string');
          expect(pictures.size).toBeLessThanOrEqual(500);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 3_000 }),
        fc.constantFrom('a.html', 'a.mhtml'),
        (bytes, name) => {
          expect(typeof readSavedPage(Buffer.from(bytes), name).html).toBe('string');
        },
      ),
      { numRuns: 200 },
    );
  });

  it('many megabytes of boundaries, and parts in parts, end', () => {
    const many = Buffer.concat([
      mhtml().subarray(0, 300),
      Buffer.from('------MultipartBoundary--x----\r\n'.repeat(150_000)),
    ]);
    expect(readSavedPage(many, 'a.mhtml').pictures.size).toBe(0);
    const nested = Buffer.from(
      `MIME-Version: 1.0\n${'Content-Type: multipart/related; boundary=a\n\n--a\n'.repeat(50_000)}`,
    );
    expect(readSavedPage(nested, 'a.mhtml').pictures.size).toBe(0);
  });
});
