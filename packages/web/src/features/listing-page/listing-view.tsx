import type { ListingPage } from '@home-design/contract';
import { Skeleton, Text, Title } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { useBrandedPage } from '../../core/branding/branded-page.ts';
import { BrandingBar } from '../../core/branding/branding-bar.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { ContactBar } from './contact-bar.tsx';
import { ContactCard } from './contact-card.tsx';
import { copy } from './copy.ts';
import { FactsRow } from './facts-row.tsx';
import { HeroGallery } from './hero-gallery.tsx';
import type { LeadFormPart } from './lead-form-part.ts';
import { ListingHead } from './listing-head.tsx';
import classes from './listing-page.module.css';
import { PhotoSection } from './photo-section.tsx';

const PhotoLightbox = lazyPart(async () => (await import('./photo-lightbox.tsx')).PhotoLightbox, 'dialog');
const Comparisons = lazyPart(async () => (await import('./comparisons.tsx')).Comparisons);

interface ListingViewProps {
  token: string | null;
  page: ListingPage;
  LeadForm: LeadFormPart;
}

/** A home: its pictures, its facts and price, and the contact to its agent. */
export function ListingView({ token, page, LeadForm }: ListingViewProps) {
  const { photos, contact, takes_leads, branding } = page;
  // The owner sees a preview, and keeps the navigation of the app.
  useBrandedPage(token !== null && branding !== null);
  const [opened, setOpened] = useState<number | null>(null);
  const form = useRef<HTMLElement>(null);
  const labels = [...new Set(photos.flatMap(({ label }) => label ?? []))];
  const hasComparisons = photos.some(({ original }) => original !== null);

  function goToForm(): void {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.focus({ preventScroll: true });
  }

  return (
    <article
      className={classes.page}
      data-bar={takes_leads || undefined}
      data-branded={branding !== null || undefined}
    >
      {branding !== null && <BrandingBar branding={branding} />}
      {photos.length > 0 && <HeroGallery photos={photos} onOpen={setOpened} />}
      <div className={classes.columns}>
        <div className={classes.main}>
          <ListingHead page={page} />
          <FactsRow page={page} />
          {labels.length > 0 && (
            <p className={classes.note} role="note">
              {copy.labelNote(labels.join('”, “'))}
            </p>
          )}
          {page.description !== '' && (
            <section className={classes.section}>
              <Title order={2}>{copy.about}</Title>
              <Text className={classes.description ?? ''}>{page.description}</Text>
            </section>
          )}
          {hasComparisons && (
            <section className={classes.section}>
              <Title order={2}>{copy.comparisons}</Title>
              <Text c="dimmed">{copy.comparisonsText}</Text>
              <Suspense fallback={<Skeleton height={320} />}>
                <Comparisons photos={photos} />
              </Suspense>
            </section>
          )}
          {photos.length > 0 && <PhotoSection photos={photos} onOpen={setOpened} />}
        </div>
        <ContactCard page={page} onWrite={goToForm} />
      </div>
      {takes_leads && (
        <section ref={form} tabIndex={-1} className={classes.form} aria-label={copy.formTitle}>
          <Suspense fallback={<Skeleton height={480} />}>
            <LeadForm token={token} offer={{ title: copy.formTitle, text: copy.formText }} />
          </Suspense>
        </section>
      )}
      {(takes_leads || contact?.phone) && <ContactBar page={page} onWrite={goToForm} />}
      <Suspense>
        {opened !== null && <PhotoLightbox photos={photos} opened={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </article>
  );
}
