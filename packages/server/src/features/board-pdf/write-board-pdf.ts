import { buffer } from 'node:stream/consumers';
import { type Color, PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { AppError } from '../../platform/http/app-error.ts';
import type { BoardPages, PagePicture, PdfGroup, PdfPicture } from './board-pages.ts';
import { embedLetters, type Letters, type Style } from './letters.ts';
import { pdfCopy } from './pdf-copy.ts';

/** A4, in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
/** The lower edge of pictures, above the page number. */
const BOTTOM = MARGIN + 18;
/** Largest height of a picture: two fit on a page with their words. */
const PICTURE_HEIGHT = 270;
const COVER_HEIGHT = 400;
const GAP = 12;
const LINE = 1.4;
const BAR = 72;
const LOGO = { width: 150, height: 44 };

const INK = rgb(0.11, 0.14, 0.13);
const SOFT = rgb(0.36, 0.4, 0.37);
const WHITE = rgb(1, 1, 1);

interface Written {
  text: string;
  style: Style;
  size: number;
  color: Color;
}

/** A board as pages of A4: the business, the cover and words, then the pictures section by section. */
export async function writeBoardPdf(pages: BoardPages): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(pages.title);
  pdf.setCreator(pages.branding?.name || 'Home Design');
  const letters = await embedLetters(pdf, textsOf(pages));
  const flow = new Flow(pdf, letters);
  await writeFront(flow, pages);
  for (const group of pages.groups) await writeGroup(flow, group);
  numberPages(pdf, letters, pages.branding?.name || pages.title);
  return Buffer.from(await pdf.save());
}

/** The place of the next thing; a new page begins if it does not fit. */
class Flow {
  readonly pdf: PDFDocument;
  readonly letters: Letters;
  page: PDFPage;
  y = HEIGHT - MARGIN;

  constructor(pdf: PDFDocument, letters: Letters) {
    this.pdf = pdf;
    this.letters = letters;
    this.page = pdf.addPage([WIDTH, HEIGHT]);
  }

  newPage(): void {
    this.page = this.pdf.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - MARGIN;
  }

  /** Begins a new page unless this one has that much room left. */
  require(height: number): void {
    if (this.y - height < BOTTOM) this.newPage();
  }

  /** Writes lines below each other; they continue on the next page when this one is full. */
  write({ text, style, size, color }: Written, x = MARGIN, width = INNER): void {
    for (const line of this.letters.wrap(text, style, size, width)) {
      this.require(size * LINE);
      this.y -= size * LINE;
      this.letters.draw(this.page, line, { x, y: this.y + size * 0.3, size, style, color });
    }
  }

  heightOf({ text, style, size }: Written, width = INNER): number {
    return text === '' ? 0 : this.letters.wrap(text, style, size, width).length * size * LINE;
  }

  /** Draws a picture as large as fits into the box, from its upper left corner. */
  async draw(picture: PagePicture, box: { x: number; y: number; width: number; height: number }) {
    const bytes = await buffer(await picture.open());
    const image = await this.pdf.embedJpg(bytes).catch((error: unknown) => {
      throw new AppError('picture_damaged', undefined, { cause: error });
    });
    const { width, height } = sizeIn(picture, box);
    this.page.drawImage(image, { x: box.x, y: box.y - height, width, height });
    // Its bytes are written now, because a long board would hold all of them twice otherwise.
    await image.embed();
  }
}

async function writeFront(flow: Flow, { branding, logo, cover, ...pages }: BoardPages): Promise<void> {
  if (branding !== null) await writeBar(flow, branding, logo);
  flow.y -= 14;
  flow.write({ text: pages.title, style: 'title', size: 30, color: INK });
  flow.write({ text: pdfCopy.project(pages.project), style: 'text', size: 11, color: SOFT });
  for (const text of [pages.description, pages.message].filter((each) => each !== '')) {
    flow.y -= 8;
    flow.write({ text, style: 'text', size: 11, color: INK });
  }
  if (!cover) return;
  flow.y -= GAP;
  const box = { x: MARGIN, width: INNER, height: COVER_HEIGHT };
  flow.require(sizeIn(cover, box).height);
  await flow.draw(cover, { ...box, y: flow.y });
  flow.newPage();
}

async function writeBar(
  flow: Flow,
  branding: NonNullable<BoardPages['branding']>,
  logo: Buffer | undefined,
): Promise<void> {
  const { color, name } = branding;
  const ground = color === null ? null : colorOf(color);
  const ink = ground === null || luminance(ground) > 0.18 ? INK : WHITE;
  if (ground !== null) {
    const bar = { x: 0, y: HEIGHT - BAR, width: WIDTH, height: BAR };
    flow.page.drawRectangle({ ...bar, color: rgb(...ground) });
  }
  let x = MARGIN;
  if (logo) {
    const image = await flow.pdf.embedPng(logo);
    const size = sizeIn(image, LOGO);
    const y = HEIGHT - BAR / 2 - size.height / 2;
    const plate = { x: x - 4, y: y - 4, width: size.width + 8, height: size.height + 8 };
    flow.page.drawRectangle({ ...plate, color: WHITE });
    flow.page.drawImage(image, { x, y, ...size });
    x += size.width + 16;
  }
  const contact = [branding.contact_name, branding.contact_phone, branding.contact_email, branding.website];
  const lines = contact.filter((line) => line !== '');
  const widest = Math.max(0, ...lines.map((line) => flow.letters.widthOf(line, 'text', 9)));
  const [title = ''] = flow.letters.wrap(name, 'strong', 15, WIDTH - MARGIN - widest - 16 - x);
  flow.letters.draw(flow.page, title, { x, y: HEIGHT - BAR / 2 - 5, size: 15, style: 'strong', color: ink });
  let y = HEIGHT - BAR / 2 + (lines.length * 13) / 2 - 10;
  for (const line of lines) {
    const at = WIDTH - MARGIN - flow.letters.widthOf(line, 'text', 9);
    flow.letters.draw(flow.page, line, { x: at, y, size: 9, style: 'text', color: ink });
    y -= 13;
  }
  flow.y = HEIGHT - BAR - 10;
}

async function writeGroup(flow: Flow, { name, question, pictures }: PdfGroup): Promise<void> {
  const [first] = pictures;
  if (name !== null && first) {
    const heading: Written = { text: name, style: 'title', size: 20, color: INK };
    const asked: Written = { text: question ?? '', style: 'text', size: 11, color: SOFT };
    // A heading stays on the page of its first picture.
    flow.require(flow.heightOf(heading) + flow.heightOf(asked) + GAP + heightOfPicture(flow, first));
    flow.write(heading);
    if (question !== null) flow.write(asked);
    flow.y -= 6;
  }
  for (const picture of pictures) {
    flow.require(heightOfPicture(flow, picture));
    await writePicture(flow, picture);
    flow.y -= 18;
  }
}

const wordsOf = ({ title, caption }: PdfPicture): Written[] => [
  { text: title, style: 'strong', size: 10, color: INK },
  ...(caption === '' ? [] : [{ text: caption, style: 'text' as const, size: 10, color: SOFT }]),
];

const boxOf = ({ original }: PdfPicture) => ({
  width: original ? (INNER - GAP) / 2 : INNER,
  height: PICTURE_HEIGHT,
});

function heightOfPicture(flow: Flow, shown: PdfPicture): number {
  const words = wordsOf(shown).reduce((sum, each) => sum + flow.heightOf(each), 0);
  return sizeIn(shown.picture, boxOf(shown)).height + (shown.original ? 14 : 0) + 6 + words;
}

async function writePicture(flow: Flow, shown: PdfPicture): Promise<void> {
  const box = boxOf(shown);
  const { picture, original } = shown;
  const { height } = sizeIn(picture, box);
  if (!original) await flow.draw(picture, { ...box, x: MARGIN, y: flow.y });
  else {
    const sides = [
      { side: pdfCopy.before, shownPicture: original, x: MARGIN },
      { side: pdfCopy.after, shownPicture: picture, x: MARGIN + box.width + GAP },
    ];
    for (const { side, shownPicture, x } of sides) {
      await flow.draw(shownPicture, { ...box, x, y: flow.y });
      const at = { x, y: flow.y - height - 11, size: 8, style: 'text' as const, color: SOFT };
      flow.letters.draw(flow.page, side, at);
    }
    flow.y -= 14;
  }
  flow.y -= height + 6;
  for (const words of wordsOf(shown)) flow.write(words);
}

function numberPages(pdf: PDFDocument, letters: Letters, name: string): void {
  const count = pdf.getPageCount();
  const look = { y: MARGIN - 14, size: 8, style: 'text' as const, color: SOFT };
  for (const [index, page] of pdf.getPages().entries()) {
    const number = pdfCopy.page(index + 1, count);
    const [line = ''] = letters.wrap(name, 'text', 8, INNER - 60);
    letters.draw(page, line, { ...look, x: MARGIN });
    letters.draw(page, number, { ...look, x: WIDTH - MARGIN - letters.widthOf(number, 'text', 8) });
  }
}

/** Largest size of a shape inside a box. */
function sizeIn(
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}

function textsOf({ title, description, project, message, branding, groups }: BoardPages): string[] {
  const words = groups.flatMap(({ name, question, pictures }) => [
    name ?? '',
    question ?? '',
    ...pictures.flatMap((picture) => [picture.title, picture.caption]),
  ]);
  const who = branding === null ? [] : Object.values(branding).filter((each) => each !== null);
  const fixed = [pdfCopy.before, pdfCopy.after, pdfCopy.project(project), pdfCopy.page(0, 123_456_789)];
  return [title, description, message, ...who, ...words, ...fixed];
}

const colorOf = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

/** Relative luminance of WCAG: words on darker grounds are white. */
function luminance(color: readonly [number, number, number]): number {
  const [red, green, blue] = color.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
