import type { Readable } from 'node:stream';
import type { Branding } from '@home-design/contract';

/** A picture of the PDF; its bytes are read when its page is written. */
export interface PagePicture {
  width: number;
  height: number;
  /** A JPEG. */
  open: () => Promise<Readable>;
}

/** A picture with the words below it. */
export interface PdfPicture {
  title: string;
  caption: string;
  picture: PagePicture;
  /** The original photo, drawn beside it. */
  original: PagePicture | undefined;
}

/** Pictures under one heading. */
export interface PdfGroup {
  /** Null: without one. */
  name: string | null;
  question: string | null;
  pictures: PdfPicture[];
}

/** The content of a PDF of a board. */
export interface BoardPages {
  title: string;
  description: string;
  project: string;
  /** The owner's message to those who get the link; empty: none. */
  message: string;
  /** Null: the PDF names no business. */
  branding: Branding | null;
  /** A PNG; undefined: no logo. */
  logo: Buffer | undefined;
  cover: PagePicture | undefined;
  groups: PdfGroup[];
}
