import type { Readable } from 'node:stream';
import type { Branding } from '@home-design/contract';

/** A picture of the PDF; its bytes are read when its page is made. */
export interface PagePicture {
  width: number;
  height: number;
  /** A JPEG. */
  open: () => Promise<Readable>;
}

/** A picture with what stands below it. */
export interface PdfPicture {
  title: string;
  caption: string;
  picture: PagePicture;
  /** The photo as it was taken, to stand beside it. */
  original: PagePicture | undefined;
}

/** Pictures under one heading. */
export interface PdfGroup {
  /** Null: without one. */
  name: string | null;
  question: string | null;
  pictures: PdfPicture[];
}

/** What a PDF of a board shows. */
export interface BoardPages {
  title: string;
  description: string;
  project: string;
  /** What the owner wrote to those who get the link; empty: nothing. */
  message: string;
  /** Null: it names nobody. */
  branding: Branding | null;
  /** A PNG; undefined: there is none. */
  logo: Buffer | undefined;
  cover: PagePicture | undefined;
  groups: PdfGroup[];
}
