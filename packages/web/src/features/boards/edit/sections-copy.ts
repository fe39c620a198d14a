/** Sentences about the sections of a board, its captions and its cover. */
export const sectionsCopy = {
  title: 'Sections',
  hint: 'Group pictures by room, or let visitors choose one of several.',
  empty: 'No sections: visitors see all pictures in one list.',
  add: 'Add section',
  name: 'Name of the section',
  namePlaceholder: 'Living room',
  nameMissing: 'Please enter a name for the section',
  asks: 'Visitors choose one of these',
  asksOf: (name: string) => `Visitors choose one of these: ${name}`,
  question: 'Question',
  questionMissing: 'Please enter a question',
  firstQuestion: 'Which one do you like best?',
  unnamed: 'Section without a name',
  remove: (name: string) => `Remove the section ${name}`,
  handle: (name: string) => `Move the section ${name}`,
  orderHint: 'Drag a section by its handle, or press Space on the handle and move it with the arrow keys.',
  moving: {
    picked: (name: string) => `Picked up ${name}. Arrow keys move it, Space puts it down, Escape cancels.`,
    movedTo: (name: string, place: number, count: number) => `${name} is now at place ${place} of ${count}.`,
    dropped: (name: string, place: number, count: number) =>
      `${name} was put down at place ${place} of ${count}.`,
    cancelled: (name: string) => `${name} went back to where it was.`,
  },

  noSection: 'Not in a section',
  sectionOf: (picture: string) => `Section of ${picture}`,
  emptySection: 'Drag pictures here, or choose this section below a picture.',
  caption: 'Caption',
  captionOf: (picture: string) => `Caption of ${picture}`,
  cover: 'Cover picture',
  coverOf: (picture: string) => `Use ${picture} as the cover`,
} as const;
