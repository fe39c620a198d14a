import { Button, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { useLoadAhead } from '../../../ui/lazy-part/use-load-ahead.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import tabs from '../../../ui/tabs.module.css';
import { copy } from '../copy.ts';
import classes from '../listings.module.css';
import { LISTING_TABS } from '../listings-place.ts';
import { listingStatsQuery } from '../queries.ts';
import { useDetails } from '../use-details.ts';
import { ListingList } from './listing-list.tsx';
import { ListingsToolbar } from './listings-toolbar.tsx';
import { StatsCards } from './stats-cards.tsx';
import { isLost } from './use-focus-after-leaving.ts';
import { useLayout } from './use-layout.ts';
import { useListingsPlace } from './use-listings-place.ts';
import { useSelection } from './use-selection.ts';

const AddListingsDialog = lazyPart(
  async () => (await import('../adding/add-listings-dialog.tsx')).AddListingsDialog,
  'dialog',
);
const ListingDetailsDialog = lazyPart(
  async () => (await import('../details/listing-details-dialog.tsx')).ListingDetailsDialog,
  'dialog',
);

const NoListings = lazyPart(async () => (await import('./no-listings.tsx')).NoListings);

/** Numbers, search, filters and tabs above the listings. None of them is shown while the account has no listing. */
export function ListingsView() {
  const [place, setPlace] = useListingsPlace();
  const [layout, setLayout] = useLayout();
  const [isAdding, adding] = useDisclosure(false);
  const selection = useSelection();
  const area = useRef<HTMLDivElement>(null);
  const details = useDetails();
  // Keeps the listing while its dialog closes, so that the name stays.
  const lastOpened = useRef(details.opened);
  if (details.opened !== null) lastOpened.current = details.opened;
  const isEmpty = useIsEmpty();
  useFocusAcross(isEmpty, area);
  useLoadAhead(AddListingsDialog);

  return (
    <div className={classes.page}>
      <PageHeader
        title={copy.title}
        subtitle={!isEmpty && copy.intro}
        actions={
          !isEmpty && (
            <>
              <Button
                component={Link}
                to={paths.listingImports()}
                variant="default"
                className={classes.act ?? ''}
              >
                {copy.imports}
              </Button>
              <Button
                component={Link}
                to={paths.listingMessages()}
                variant="default"
                className={classes.act ?? ''}
              >
                {copy.messages}
              </Button>
              <Button
                className={classes.act}
                leftSection={<IconPlus size={18} stroke={ICON_STROKE} aria-hidden />}
                onClick={adding.open}
              >
                {copy.add}
              </Button>
            </>
          )
        }
      />
      <div ref={area} tabIndex={-1} className={classes.area}>
        {isEmpty ? (
          <Suspense>
            <NoListings onAdd={adding.open} />
          </Suspense>
        ) : (
          <>
            <StatsCards />
            <ListingsToolbar place={place} onChange={setPlace} layout={layout} onLayout={setLayout} />
            <Tabs
              value={place.tab}
              onChange={(tab) => setPlace({ tab: LISTING_TABS.find((each) => each === tab) ?? 'all' })}
              keepMounted={false}
            >
              <Tabs.List aria-label={copy.tabsLabel} className={tabs.list}>
                {LISTING_TABS.map((tab) => (
                  <Tabs.Tab key={tab} value={tab} className={tabs.tab}>
                    {copy.tabs[tab]}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {LISTING_TABS.map((tab) => (
                <Tabs.Panel key={tab} value={tab} pt="md">
                  {tab === place.tab && (
                    <ListingList
                      place={place}
                      layout={layout}
                      selection={selection}
                      area={area}
                      onPlace={setPlace}
                      onAdd={adding.open}
                    />
                  )}
                </Tabs.Panel>
              ))}
            </Tabs>
          </>
        )}
      </div>
      <OnDemand wanted={isAdding}>
        <AddListingsDialog opened={isAdding} onClose={adding.close} />
      </OnDemand>
      {lastOpened.current !== null && (
        <OnDemand wanted={details.opened !== null}>
          <ListingDetailsDialog
            key={lastOpened.current}
            listingId={lastOpened.current}
            opened={details.opened !== null}
            onClose={details.close}
          />
        </OnDemand>
      )}
    </div>
  );
}

/** Whether the account has no listing, not even an archived one. False until the counts are loaded. */
function useIsEmpty(): boolean {
  const { data } = useQuery(listingStatsQuery);
  return data?.total === 0 && data.archived === 0;
}

/** Keeps the focus nearby when the first listing replaces the empty page, or the last one leaves. */
function useFocusAcross(isEmpty: boolean, area: RefObject<HTMLElement | null>): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (wasEmpty.current === isEmpty) return;
    wasEmpty.current = isEmpty;
    if (isLost(document.activeElement)) area.current?.focus();
  }, [isEmpty, area]);
}
