import type { Mask } from '../raster/raster.ts';
import { type Glyph, glyphOf } from './glyphs.ts';
import { drawLine, type Point } from './ink.ts';

/** Units of a glyph from baseline to the top of a capital. */
const CAPITAL = 7;
/** Units between letters, in addition to the pen's width, and on each side of letters that are a single stroke. */
const GAP = 1.1;
const STROKE_SIDE = 0.35;
/** Shares of a capital's height. */
export const THIN = 0.085;
export const BOLD = 0.16;

/** The style of text. */
export interface TextStyle {
  /** Height of capitals, pixels. */
  readonly height: number;
  /** Width of the pen as a share of the height: `THIN`, `BOLD` or between. */
  readonly pen: number;
}

/** Characters of a text that this lettering cannot draw, each once. */
export function undrawable(text: string): string[] {
  return [...new Set(charactersOf(text).filter((character) => glyphOf(character) === null))];
}

/** Width of a line of text in pixels, without the pen's own width. */
export function textWidth(text: string, { height, pen }: TextStyle): number {
  const gap = gapOf(pen);
  const units = charactersOf(text).reduce((sum, character) => {
    const glyph = glyphOf(character);
    return glyph ? sum + glyph.width + 2 * sideOf(glyph) + gap : sum;
  }, -gap);
  return (Math.max(0, units) * height) / CAPITAL;
}

const gapOf = (pen: number): number => GAP + pen * CAPITAL;

/** Upright strokes side by side need more room than round letters. */
const sideOf = ({ width }: Glyph): number => (width < 1 ? STROKE_SIDE : 0);

/**
 * Draws one line of text into a mask, with strokes of a round pen: the result does not depend on a machine's fonts.
 * Unsupported characters (see `undrawable`) are left out.
 *
 * @param turn radians by which the line is rotated clockwise about its start.
 */
export function drawText(ink: Mask, text: string, at: Point, { height, pen }: TextStyle, turn = 0): void {
  const scale = height / CAPITAL;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  let along = 0;
  for (const character of charactersOf(text)) {
    const glyph = glyphOf(character);
    if (!glyph) continue;
    along += sideOf(glyph);
    for (const stroke of glyph.strokes) {
      const points: Point[] = [];
      for (let i = 0; i < stroke.length; i += 2) {
        const [x, y] = [(along + stroke[i]!) * scale, -stroke[i + 1]! * scale];
        points.push([at[0] + cos * x - sin * y, at[1] + sin * x + cos * y]);
      }
      drawLine(ink, points, { width: Math.max(0.8, pen * height) });
    }
    along += glyph.width + sideOf(glyph) + gapOf(pen);
  }
}

/** Letters with their accents, composed where that exists. */
function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
}
