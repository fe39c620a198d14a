import { useDisclosure } from '@mantine/hooks';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';

const ListingKeyList = lazyPart(
  async () => (await import('./listing-key-list.tsx')).ListingKeyList,
  'dialog',
);

/** The keys of the listings page, and the list of them, which `?` opens. */
export function ListingKeys({ onRefresh }: { onRefresh: () => void }) {
  const [isOpen, list] = useDisclosure(false);
  useShortcuts({ '?': list.open, r: onRefresh });
  return (
    <OnDemand wanted={isOpen}>
      <ListingKeyList opened={isOpen} onClose={list.close} />
    </OnDemand>
  );
}
