import { ShortcutsDialog } from '../../ui/shortcuts/shortcuts-dialog.tsx';

/** Lists the keys of the projects pages. */
export function ProjectKeyList({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <ShortcutsDialog
      opened={opened}
      onClose={onClose}
      title={copy.title}
      closeLabel={copy.close}
      keyGroups={copy.keyGroups}
    />
  );
}

const copy = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  keyGroups: [
    ['Anywhere except in a text field', [['?', 'This list']]],
    [
      'On a picture',
      [
        ['B', 'Show the original photo: press to switch it on and off, or hold to see it until you release'],
        ['Enter', 'Open it large'],
      ],
    ],
    [
      'In the large view',
      [
        ['C', 'Compare the version with the original'],
        ['← →', 'Previous and next picture; on the divider, move it'],
        ['+ −', 'Zoom'],
        ['Esc', 'Close'],
      ],
    ],
  ],
} as const;
