/** Sentences about the order of photos. */
export const arrangeCopy = {
  arrange: 'Arrange',
  title: 'Put the photos in order',
  hint: 'Drag a photo, or press Space on it and move it with the arrow keys. Boards, links and downloads use this order.',
  done: 'Done',
  sortByName: 'Sort by name',
  ofAll: (place: number, count: number) => `, place ${place} of ${count}`,
  picked: (name: string) => `${name} picked up.`,
  movedTo: (name: string, place: number, count: number) => `${name} is at place ${place} of ${count}.`,
  dropped: (name: string, place: number, count: number) => `${name} put at place ${place} of ${count}.`,
  cancelled: (name: string) => `${name} put back.`,
  moved: (name: string) => `${name} moved`,
  sorted: 'Photos sorted by name',
  undo: 'Undo',
  undone: 'The previous order is back',
  failed: 'The order could not be saved',
} as const;
