import { useDisclosure } from '@mantine/hooks';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../ui/lazy-part/on-demand.tsx';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';

const ProjectKeyList = lazyPart(
  async () => (await import('./project-key-list.tsx')).ProjectKeyList,
  'dialog',
);

/** The list of keys of the projects pages, which `?` opens. */
export function ProjectKeys() {
  const [isOpen, list] = useDisclosure(false);
  useShortcuts({ '?': list.open });
  return (
    <OnDemand wanted={isOpen}>
      <ProjectKeyList opened={isOpen} onClose={list.close} />
    </OnDemand>
  );
}
