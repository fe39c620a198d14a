import { Stack, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { GoogleButton } from '../../core/session/google/google-button.tsx';
import { GuestButton } from '../../core/session/guests/guest-button.tsx';
import { useSession } from '../../core/session/use-session.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { copy } from './copy.ts';
import { OwnPlans } from './own-plans.tsx';
import { PlanCards } from './plan-cards.tsx';
import classes from './plans.module.css';
import { SalesCard } from './sales-card.tsx';

export interface PlansPageProps {
  /** The form that asks for a call. */
  LeadForm: ComponentType<{ source: string }>;
}

/** The three plans, and the upgrade. Visitors see them too. */
export function PlansPage({ LeadForm }: PlansPageProps) {
  useDocumentTitle(copy.title);
  return (
    <div className={classes.page}>
      <PageHeader
        title={copy.title}
        subtitle={
          <span className={classes.lead}>
            {copy.lead} {copy.creditIs}
          </span>
        }
      />
      <PlansOfWhoeverIsHere />
      <Text size="sm" c="dimmed">
        {copy.comingNote} {copy.supportNote}
      </Text>
      <SalesCard LeadForm={LeadForm} />
    </div>
  );
}

function PlansOfWhoeverIsHere() {
  const session = useSession();
  switch (session.at) {
    case 'initialising':
    case 'signing-in':
      return <PageSkeleton label={copy.loading} />;
    case 'signed-out':
      return (
        <Stack gap="lg">
          <PlanCards />
          <Text>{copy.visitor}</Text>
          <div className={classes.actions}>
            <GoogleButton size="md" />
            <GuestButton size="md" variant="default" />
          </div>
        </Stack>
      );
    case 'signed-in':
    case 'signing-out':
      return <OwnPlans />;
  }
}
