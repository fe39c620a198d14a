/** Sentences of the command palette and the list of keys, which are loaded on demand. */
export const commandsCopy = {
  search: 'What would you like to do?',
  nothing: 'No command matches.',
  groups: { edits: 'Edits', view: 'Look', versions: 'Versions', go: 'Go to' },
  edit: (name: string) => `Edit: ${name}`,
  compare: 'Compare with before',
  exitComparison: 'Exit Comparison',
  whatChanged: 'What changed',
  rearrange: 'Rearrange the furniture',
  download: 'Download',
  show: (label: string) => `Show ${label}`,
  shortcuts: 'Keyboard shortcuts',
  projects: 'Projects',
  another: 'Another photo',
  light: 'Light colors',
  dark: 'Dark colors',
  close: 'Close',
  keyGroups: [
    [
      'Anywhere except in a text field',
      [
        ['Ctrl K', 'Everything there is to do, by name (⌘ K on a Mac)'],
        ['C', 'Compare the version with the one before it'],
        ['[', 'Previous version'],
        [']', 'Next version'],
        ['← →', 'Previous and next photo of the project'],
        ['F', 'Full screen, and back with Escape'],
        ['?', 'This list'],
      ],
    ],
    [
      'On the photo',
      [
        ['+ −', 'Zoom'],
        ['0', 'Fit to view'],
        ['← ↑ → ↓', 'Move it, when it is enlarged'],
      ],
    ],
    ['In the version history', [['F2', 'Rename the version']]],
    [
      'While marking',
      [
        ['← ↑ → ↓', 'Move the cross, with Shift in small steps'],
        ['Space', 'Tap; begin and end a rectangle or stroke'],
        ['Backspace', 'Undo the last mark'],
      ],
    ],
    [
      'While rearranging furniture',
      [
        ['← ↑ → ↓', 'Move the piece, with Shift in small steps'],
        ['R', 'Turn it, with Shift the other way'],
        ['PgUp PgDn', 'Choose another piece'],
        ['Delete', 'Remove it'],
        ['Ctrl Z', 'Undo; with Shift, redo'],
      ],
    ],
  ],
} as const;
