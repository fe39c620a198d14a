import type { ListingStatus, ListingType, listingRoutes, QueryOf } from '@home-design/contract';

/** The tabs of the list in their order. */
export const LISTING_TABS = ['all', 'featured', 'projects', 'archived'] as const;
export type ListingTab = (typeof LISTING_TABS)[number];

/** The values of the status filter; `processing` listings show only under all. */
export const STATUS_CHOICES = [
  'all',
  'completed',
  'pending',
  'scraping',
  'failed',
] as const satisfies readonly ('all' | ListingStatus)[];
export type StatusChoice = (typeof STATUS_CHOICES)[number];

/** The values of the type filter. */
export const TYPE_CHOICES = ['all', 'for_sale', 'for_rent', 'sold', 'pending'] as const satisfies readonly (
  | 'all'
  | ListingType
)[];
export type TypeChoice = (typeof TYPE_CHOICES)[number];

/** The shown part of the list, which the address holds. */
export interface ListingsPlace {
  tab: ListingTab;
  status: StatusChoice;
  type: TypeChoice;
  /** The searched words; empty for all. */
  search: string;
}

/** Filters that hide nothing. */
export const NO_FILTERS = { status: 'all', type: 'all', search: '' } as const;

/** Whether the filters may hide listings of the tab. */
export const isFiltered = ({ status, type, search }: ListingsPlace): boolean =>
  status !== 'all' || type !== 'all' || search !== '';

/** Query of the list request without its page. */
export type ListingFilters = Omit<NonNullable<QueryOf<typeof listingRoutes.list>>, 'page' | 'page_size'>;

/** The query of each tab; only the last one has archived listings. */
const TAB_FILTERS: Readonly<Record<ListingTab, ListingFilters>> = {
  all: { is_archived: 'false' },
  featured: { is_featured: 'true', is_archived: 'false' },
  projects: { has_project: 'true', is_archived: 'false' },
  archived: { is_archived: 'true' },
};

/** The request query of a place. */
export const filtersOf = ({ tab, status, type, search }: ListingsPlace): ListingFilters => ({
  ...TAB_FILTERS[tab],
  ...(status !== 'all' && { status }),
  ...(type !== 'all' && { listing_type: type }),
  ...(search !== '' && { search }),
});

/** Reads a place from the query of the address. Unknown values are ignored. */
export function placeOf(query: URLSearchParams): ListingsPlace {
  return {
    tab: LISTING_TABS.find((each) => each === query.get('tab')) ?? 'all',
    status: STATUS_CHOICES.find((each) => each === query.get('status')) ?? 'all',
    type: TYPE_CHOICES.find((each) => each === query.get('type')) ?? 'all',
    search: query.get('q') ?? '',
  };
}

/** Writes a place into the query of the address, and keeps the other parameters. */
export function withPlace(
  query: URLSearchParams,
  { tab, status, type, search }: ListingsPlace,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const write = (name: string, value: string, start: string): void => {
    if (value === start) next.delete(name);
    else next.set(name, value);
  };
  write('tab', tab, 'all');
  write('status', status, 'all');
  write('type', type, 'all');
  write('q', search, '');
  return next;
}
