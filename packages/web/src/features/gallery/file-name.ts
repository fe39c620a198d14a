import type { GalleryImage } from '@home-design/contract';

/** What a picture is called when it is saved: by title and caption, in the format it has. */
export function fileNameOf(title: string, { caption, download_url }: GalleryImage): string {
  const name = `${title} ${caption}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const ending = /\.[a-z]+$/.exec(download_url)?.[0] ?? '.webp';
  return `${name.replaceAll(/^-|-$/g, '')}${ending}`;
}
