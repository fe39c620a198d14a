import type { SelectedPicture } from './selected-picture.ts';

/** Names that cameras and messengers give: they say nothing to a client. */
const CAMERA_NAME = /^(img|image|dscn?|dscf|pxl|mvimg|gopr|p|wa|photo|screenshot)?[-_ ]*\d{3,}/i;

/** What the wizard begins with, so that it is nearly always right: the name, and whether visitors choose. */
export function firstEntries(pictures: readonly SelectedPicture[]): { name: string; asks: boolean } {
  const [first] = pictures;
  if (!first) return { name: '', asks: false };
  const isOnePhoto = pictures.every(({ image }) => image.id === first.image.id);
  const areEdited = pictures.every(({ version }) => version.kind !== 'original');
  const photo = nameWithoutExtension(first.image.name);
  const project = first.image.project_title ?? '';
  return {
    name: isOnePhoto && !CAMERA_NAME.test(photo) ? photo : project,
    // Several designs of one photo are shown so that one of them is chosen. A picture and its original are not.
    asks: pictures.length > 1 && isOnePhoto && areEdited,
  };
}

/** The file name of a photo without its extension. */
const nameWithoutExtension = (name: string): string => name.replace(/\.[a-z]{3,4}$/i, '');
