import { useDisclosure } from '@mantine/hooks';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { copy } from './copy.ts';

const ShortcutsDialog = lazyPart(
  async () => (await import('../../ui/shortcuts-dialog.tsx')).ShortcutsDialog,
  'dialog',
);

/** The list of keys of the projects pages, which `?` opens. */
export function ProjectKeys() {
  const [isOpen, list] = useDisclosure(false);
  useShortcuts({ '?': list.open });
  return (
    <OnDemand wanted={isOpen}>
      <ShortcutsDialog
        opened={isOpen}
        onClose={list.close}
        title={copy.keys}
        closeLabel={copy.close}
        keyGroups={copy.keyGroups}
      />
    </OnDemand>
  );
}
