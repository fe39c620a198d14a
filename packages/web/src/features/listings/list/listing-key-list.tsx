import { ShortcutsDialog } from '../../../ui/shortcuts/shortcuts-dialog.tsx';

/** Lists the keys of the listings page. */
export function ListingKeyList({ opened, onClose }: { opened: boolean; onClose: () => void }) {
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
    [
      'Anywhere except in a text field',
      [
        ['?', 'This list'],
        ['R', 'Read the selected listings again'],
      ],
    ],
    ['On the box of a listing', [['Space', 'Select it, or select it no more']]],
  ],
} as const;
