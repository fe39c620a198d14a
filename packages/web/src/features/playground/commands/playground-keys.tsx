import { ShortcutsDialog } from '../../../ui/shortcuts/shortcuts-dialog.tsx';
import { commandsCopy as copy } from './commands-copy.ts';

/** Lists the keys of the playground. */
export function PlaygroundKeys({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <ShortcutsDialog
      opened={opened}
      onClose={onClose}
      title={copy.shortcuts}
      closeLabel={copy.close}
      keyGroups={copy.keyGroups}
    />
  );
}
