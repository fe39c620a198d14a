import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_PDF_PICTURES } from '@home-design/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type DownloadDeps, openPicture, type SavedPicture } from '../downloads/index.ts';
import type { BoardPages, PagePicture, PdfGroup } from './board-pages.ts';

/** A stored picture that goes into a PDF. */
export interface StoredPicture extends SavedPicture {
  width: number;
  height: number;
}

/** A board for its PDF, with its stored pictures. */
export interface BoardForPdf
  extends Pick<BoardPages, 'title' | 'description' | 'project' | 'message' | 'branding'> {
  /** A WebP; undefined: no logo. */
  logo: Buffer | undefined;
  cover: StoredPicture | undefined;
  groups: (Pick<PdfGroup, 'name' | 'question'> & {
    pictures: {
      title: string;
      caption: string;
      picture: StoredPicture;
      original: StoredPicture | undefined;
    }[];
  })[];
}

/** Longest side in pixels: 230 for an inch across a page of A4. */
const LONG_SIDE = 1_600;
const QUALITY = 82;

/**
 * A PDF of a board. Its pictures are scaled, labeled and marked like those of a ZIP.
 * @throws AppError `nothing_to_export` for a board without pictures, `pdf_too_large`, and those of `openPicture`
 */
export async function makeBoardPdf(
  deps: DownloadDeps,
  { logo, cover, groups, ...words }: BoardForPdf,
  written: { label: boolean; watermark: boolean },
): Promise<Buffer> {
  const count = groups.reduce((sum, { pictures }) => sum + pictures.length, 0);
  if (count === 0) throw new AppError('nothing_to_export', 'This board has no pictures yet.');
  if (count > MAX_PDF_PICTURES) throw new AppError('pdf_too_large');
  const as = { format: 'jpeg', quality: QUALITY, longSide: LONG_SIDE, ...written } as const;
  const pictureOf = (stored: StoredPicture): PagePicture => ({
    width: stored.width,
    height: stored.height,
    open: async () => (await openPicture(deps, stored, as)).stream,
  });
  // Loaded only now: its libraries would take a tenth of the server's start.
  const { writeBoardPdf } = await import('./write-board-pdf.ts');
  return writeBoardPdf({
    ...words,
    logo: logo && (await pngOf(deps, logo)),
    cover: cover && pictureOf(cover),
    groups: groups.map(({ pictures, ...group }) => ({
      ...group,
      pictures: pictures.map(({ picture, original, ...said }) => ({
        ...said,
        picture: pictureOf(picture),
        original: original && pictureOf(original),
      })),
    })),
  });
}

/** Logos are stored in a format that a PDF cannot hold. */
async function pngOf({ storage, engine }: DownloadDeps, logo: Buffer): Promise<Buffer> {
  const scratch = await storage.scratchFolder();
  try {
    const [picture, converted] = [join(scratch, 'logo.webp'), join(scratch, 'logo.png')];
    await writeFile(picture, logo);
    await engine.run({ kind: 'convert', picture, converted });
    return await readFile(converted);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
