import type { GalleryImage } from '@home-design/contract';

/** The file name of a saved picture: title and caption, with the extension of its format. */
export function fileNameOf(title: string, { caption, download_url }: GalleryImage): string {
  const name = `${title} ${caption}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const ending = /\.[a-z]+$/.exec(download_url)?.[0] ?? '.webp';
  return `${name.replaceAll(/^-|-$/g, '')}${ending}`;
}
