import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import type { Color, PDFDocument, PDFFont, PDFPage } from 'pdf-lib';
import { wrapLine } from '../../platform/pdf/wrap-line.ts';

/** How words look. */
export type Style = 'title' | 'text' | 'strong';

/** Fonts come one file for each script; the first that has a letter draws it. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
] as const;
const FILES: Record<Style, readonly string[]> = {
  title: [
    ...['latin', 'latin-ext', 'vietnamese'].map(
      (script) => `fraunces/files/fraunces-${script}-500-normal.woff`,
    ),
    ...SCRIPTS.map((script) => `inter/files/inter-${script}-600-normal.woff`),
  ],
  text: SCRIPTS.map((script) => `inter/files/inter-${script}-400-normal.woff`),
  strong: SCRIPTS.map((script) => `inter/files/inter-${script}-600-normal.woff`),
};
/** Drawn instead of letters that no font has. */
const UNKNOWN = '?';

const { resolve } = createRequire(import.meta.url);

interface Font {
  letters: ReadonlySet<number>;
  font: PDFFont;
}

/** Words of a document, measured and drawn. */
export interface Letters {
  widthOf(text: string, style: Style, size: number): number;
  draw(
    page: PDFPage,
    text: string,
    at: { x: number; y: number; size: number; style: Style; color: Color },
  ): void;
  /** Lines no wider than this; line breaks stay, and a word that is too long is cut. */
  wrap(text: string, style: Style, size: number, width: number): string[];
}

/**
 * Embeds those fonts in a document that its words need.
 * @param texts everything that will be written
 */
export async function embedLetters(pdf: PDFDocument, texts: readonly string[]): Promise<Letters> {
  pdf.registerFontkit(fontkit);
  const needed = new Set([...texts.join('').normalize('NFC'), UNKNOWN].map(codeOf));
  const embedded = new Map<string, Promise<Font | undefined>>();
  const embed = async (file: string): Promise<Font | undefined> => {
    const bytes = await readFile(resolve(`@fontsource/${file}`));
    const letters = new Set(fontkit.create(bytes).characterSet);
    if (![...needed].some((code) => letters.has(code))) return undefined;
    return { letters, font: await pdf.embedFont(bytes, { subset: true }) };
  };
  const fontsOf = async (style: Style): Promise<Font[]> => {
    const found = FILES[style].map((file) => {
      const font = embedded.get(file) ?? embed(file);
      embedded.set(file, font);
      return font;
    });
    return (await Promise.all(found)).filter((font) => font !== undefined);
  };
  return lettersOf({
    title: await fontsOf('title'),
    text: await fontsOf('text'),
    strong: await fontsOf('strong'),
  });
}

function lettersOf(fonts: Record<Style, Font[]>): Letters {
  /** Parts of a text, each in one font. */
  const runsOf = (text: string, style: Style): { text: string; font: PDFFont }[] => {
    const runs: { text: string; font: PDFFont }[] = [];
    for (const letter of text.normalize('NFC')) {
      const known = fonts[style].find(({ letters }) => letters.has(codeOf(letter)));
      const font = known?.font ?? fonts[style][0]?.font;
      if (!font) continue;
      const drawn = known ? letter : UNKNOWN;
      const last = runs.at(-1);
      if (last?.font === font) last.text += drawn;
      else runs.push({ text: drawn, font });
    }
    return runs;
  };
  const widthOf: Letters['widthOf'] = (text, style, size) =>
    runsOf(text, style).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);

  return {
    widthOf,
    draw: (page, text, { x, y, size, style, color }) => {
      let at = x;
      for (const { text: words, font } of runsOf(text, style)) {
        page.drawText(words, { x: at, y, size, font, color });
        at += font.widthOfTextAtSize(words, size);
      }
    },
    wrap: (text, style, size, width) =>
      text.split(/\r?\n/).flatMap((line) => wrapLine(line, (part) => widthOf(part, style, size) <= width)),
  };
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
