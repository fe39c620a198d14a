import { plural } from '../../../lib/formats.ts';

/** Sentences about selecting photos and pictures; they are loaded with the photos, after the page. */
export const selectionCopy = {
  createBoard: (count: number) => `Create Board (${count})`,
  choosePictures: 'Choose pictures for the board',
  selectPicture: (name: string, label: string) => `Select ${name}, ${label}`,
  picturesSelected: (count: number) => `${plural(count, 'picture')} selected`,
  noFinishedVersion: 'No finished version',
  noneSelectedTitle: 'No versions selected',
  noneSelectedText: 'Please select at least one image version to create a board',
  noVersionsTitle: 'No versions available',
  noVersionsText: 'This image has no versions to add to a board. Please create variations first.',
  selection: 'Selected photos',
  selectedCount: (count: number) => `${plural(count, 'photo')} selected`,
  selectAll: 'Select all',
  selectNone: 'Select none',
  selectAllEdited: (count: number) => `Select all ${count} edited`,
  selectNoEdited: 'Select no edited',
  mostAtOnce: (count: number) => `at most ${count} can be edited at once`,
  editSelected: (count: number) => (count === 0 ? 'Edit' : `Edit ${plural(count, 'photo')}`),
  downloadPhotos: 'Download the selected photos',
  deletePhotos: 'Delete the selected photos',
  downloadPhotosTitle: (count: number) => `Download ${plural(count, 'photo')}`,
} as const;
