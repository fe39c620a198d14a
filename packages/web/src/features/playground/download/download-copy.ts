import { plural } from '../../../lib/formats.ts';

/** Sentences of the download dialog of a photo and its versions. */
export const downloadCopy = {
  download: 'Download',
  as: 'Other sizes and formats',
  title: 'Download pictures',
  shown: (label: string) => `This version: ${label}`,
  pair: 'This version and the original photo',
  all: (count: number) => `All ${plural(count, 'version')} of this photo`,
  downloadPicture: 'Download picture',
  failed: 'The picture could not be downloaded',
} as const;
