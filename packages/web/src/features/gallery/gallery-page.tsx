import { type GalleryItem, GalleryItemId } from '@home-design/contract';
import { Title } from '@mantine/core';
import { type ComponentType, Suspense, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../ui/lazy-part/on-demand.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { copy } from './copy.ts';
import type { GalleryLayout } from './design-card.tsx';
import { DesignList } from './design-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import classes from './gallery.module.css';
import { Toolbar } from './toolbar.tsx';
import { useDesignActs } from './use-design-acts.ts';
import { useGalleryFilters } from './use-gallery-filters.ts';

const DesignDialog = lazyPart(async () => (await import('./design-dialog.tsx')).DesignDialog, 'dialog');

/** What the gallery passes to the form below it. */
export interface GalleryLeadFormProps {
  /** The page and the design that the visitor comes from. */
  source: string;
  /** The toast for a form that could not be sent. */
  failedToast: { title: string; message: string };
}

interface GalleryPageProps {
  /** The form below the gallery. */
  LeadForm: ComponentType<GalleryLeadFormProps>;
}

/** Published designs, for anyone: to search, filter, open, like, share and save. */
export function GalleryPage({ LeadForm }: GalleryPageProps) {
  useDocumentTitle(copy.title);
  const { filters, change, clear } = useGalleryFilters();
  const [isPanelOpen, setPanelOpen] = useState(() => matchMedia('(min-width: 62em)').matches);
  const [layout, setLayout] = useState<GalleryLayout>('grid');
  const [source, setSource] = useState<string>(SOURCE);
  const panelId = useId();
  const acts = useDesignActs();
  const opened = useOpenedDesign();

  const leads = useRef<HTMLDivElement>(null);
  const wantsContact = useRef(false);

  function contact(item: GalleryItem): void {
    setSource(`${SOURCE}: ${item.title}`);
    wantsContact.current = true;
    opened.close();
  }

  /** The dialog holds the focus until it has left the screen. */
  function closed(): void {
    if (!wantsContact.current) return;
    wantsContact.current = false;
    goToLeadForm(leads.current);
  }

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Title order={1}>{copy.title}</Title>
        <p>{copy.lead}</p>
      </header>
      <Toolbar
        search={filters.search}
        onSearch={(search) => change({ search })}
        {...{ panelId, isPanelOpen, layout }}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
        onLayout={setLayout}
      />
      {isPanelOpen && <FilterPanel id={panelId} filters={filters} onChange={change} onClear={clear} />}
      <FilterChips filters={filters} onRemove={(name) => change({ [name]: 'All' })} />
      <DesignList filters={filters} layout={layout} acts={acts} onOpen={({ id }) => opened.open(id)} />
      <div className={classes.leads} ref={leads} tabIndex={-1}>
        <Suspense>
          <LeadForm source={source} failedToast={SUBMISSION_FAILED} />
        </Suspense>
      </div>
      <OnDemand wanted={opened.isOpen}>
        {opened.last !== null && (
          <DesignDialog
            itemId={opened.last}
            opened={opened.isOpen}
            acts={acts}
            onContact={contact}
            onClose={opened.close}
            onClosed={closed}
          />
        )}
      </OnDemand>
    </div>
  );
}

const SOURCE = 'gallery';
const SUBMISSION_FAILED = { title: copy.submissionFailed, message: copy.submissionFailedText };

function goToLeadForm(place: HTMLElement | null): void {
  place?.scrollIntoView();
  (place?.querySelector<HTMLElement>('input, select, textarea') ?? place)?.focus({ preventScroll: true });
}

/** The design in the address, which can be sent to others and is closed by Back. */
function useOpenedDesign() {
  const [query, setQuery] = useSearchParams();
  const given = GalleryItemId.safeParse(query.get('item'));
  const id = given.success ? given.data : null;
  // Keeps the design while its dialog closes.
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  return {
    isOpen: id !== null,
    last: id ?? last,
    open: (item: GalleryItemId) => setQuery({ item }, { preventScrollReset: true }),
    close: () => setQuery({}, { preventScrollReset: true, replace: true }),
  };
}
