/** Sentences about rearranging furniture on the photo. */
export const planCopy = {
  open: 'Rearrange',
  title: 'Rearrange the furniture',
  hint: 'Drag a piece, or choose one and use the arrow keys. What you see is a sketch; rendering makes it real.',
  loading: 'Finding the floor of the photo',
  failed: 'The floor of this photo could not be found again.',
  tryAgain: 'Try again',
  piece: 'Piece',
  nothingLeft: 'Nothing is left. Undo, or add a piece.',
  swap: 'Swap for',
  shapes: (name: string) => `${name}: other shapes`,
  others: 'Other pieces',
  add: 'Add a piece',
  addNone: 'Choose …',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  remove: 'Remove piece',
  undo: 'Undo',
  redo: 'Redo',
  leave: 'Leave without rendering',
  render: 'Render again',
  renderNew: 'Render',
  stage: 'Arrangement on the photo',
  stageHelp:
    'Arrow keys move the chosen piece, with Shift in small steps. R turns it, with Shift the other way. Page Up and Page Down choose another piece, Delete removes it, Control Z undoes a step.',
  chosen: (name: string) => `${name} chosen`,
  at: (name: string, away: number, side: number) =>
    `${name}: ${away.toFixed(1)} m away${Math.abs(side) < 0.05 ? '' : `, ${Math.abs(side).toFixed(1)} m to the ${side < 0 ? 'left' : 'right'}`}`,
  turned: (name: string, degrees: number) => `${name} turned to ${(Math.round(degrees) + 360) % 360}°`,
  removed: (name: string) => `${name} removed`,
  added: (name: string) => `${name} added`,
  swapped: (name: string) => `Now: ${name}`,
  undone: 'Step undone',
  inTheWay: (name: string, other: string) => `${name} and ${other.toLowerCase()} stand in the same place.`,
  unchanged: 'Nothing has been moved yet.',
} as const;

/** `coffee-table` as readable text. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').replace(/^tv\b/, 'TV');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
