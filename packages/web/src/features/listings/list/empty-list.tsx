import { Button } from '@mantine/core';
import { IconBuildingEstate, IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { copy } from '../copy.ts';
import { isFiltered, type ListingsPlace, NO_FILTERS } from '../listings-place.ts';
import { listingStatsQuery } from '../queries.ts';
import { AddFirstListing } from './add-first-listing.tsx';

interface EmptyListProps {
  place: ListingsPlace;
  onPlace: (change: Partial<ListingsPlace>) => void;
  onAdd: () => void;
}

/** Says why no listings are shown: filters hide them, the tab is empty, or there are none. */
export function EmptyList({ place, onPlace, onAdd }: EmptyListProps) {
  const archived = useQuery(listingStatsQuery).data?.archived ?? 0;
  if (isFiltered(place)) {
    return (
      <StatePanel
        icon={<IconFilterOff stroke={ICON_STROKE} />}
        title={copy.filteredTitle}
        text={copy.filteredText}
        action={
          <Button variant="default" onClick={() => onPlace(NO_FILTERS)}>
            {copy.clearFilters}
          </Button>
        }
      />
    );
  }
  if (place.tab !== 'all') {
    return (
      <StatePanel
        icon={<IconBuildingEstate stroke={ICON_STROKE} />}
        {...copy.emptyTabs[place.tab]}
        action={
          <Button variant="default" onClick={() => onPlace({ tab: 'all' })}>
            {copy.showAll}
          </Button>
        }
      />
    );
  }
  return (
    <StatePanel
      icon={<IconBuildingEstate stroke={ICON_STROKE} />}
      title={copy.emptyTitle}
      text={archived > 0 ? copy.emptyButArchived(archived) : copy.emptyText}
      action={<AddFirstListing onAdd={onAdd} />}
    />
  );
}
