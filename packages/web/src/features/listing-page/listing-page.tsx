import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy, ENDED_TEXTS, ENDED_TITLES } from './copy.ts';
import classes from './listing-page.module.css';
import { ListingView } from './listing-view.tsx';
import { useListingPage } from './use-listing-page.ts';

const PasswordForm = lazyPart(
  async () => (await import('../../core/locked-link/password-form.tsx')).PasswordForm,
);

/** The form that writes to the agent; another feature's. */
export type LeadFormPart = ComponentType<{ token: string; offer: { title: string; text: string } }>;

/** What a buyer sees who was sent the link of a listing; they need no account. */
export function ListingPage({ LeadForm }: { LeadForm: LeadFormPart }) {
  const { token = '' } = useParams();
  return <PageOf key={token} token={token} LeadForm={LeadForm} />;
}

function PageOf({ token, LeadForm }: { token: string; LeadForm: LeadFormPart }) {
  const { state, load, unlock } = useListingPage(token);
  useDocumentTitle(state.at === 'open' ? state.page.title : null);

  switch (state.at) {
    case 'loading':
      return <Spinner />;
    case 'locked':
      return (
        <Suspense fallback={<Spinner />}>
          <PasswordForm copy={copy} onUnlock={unlock} />
        </Suspense>
      );
    case 'missing':
      return (
        <StatePanel
          tone="problem"
          order={1}
          icon={<IconLinkOff stroke={ICON_STROKE} />}
          title={copy.missingTitle}
          text={copy.missing}
        />
      );
    case 'ended':
      return (
        <StatePanel
          order={1}
          icon={<IconLinkOff stroke={ICON_STROKE} />}
          title={ENDED_TITLES[state.code] ?? copy.missingTitle}
          text={ENDED_TEXTS[state.code]}
        />
      );
    case 'failed':
      return (
        <StatePanel
          tone="problem"
          order={1}
          icon={<IconLinkOff stroke={ICON_STROKE} />}
          title={copy.failedTitle}
          text={copy.failed}
          action={
            <Button className={classes.touch} onClick={() => void load()}>
              {copy.tryAgain}
            </Button>
          }
        />
      );
    case 'open':
      return <ListingView token={token} page={state.page} LeadForm={LeadForm} />;
  }
}

function Spinner() {
  return (
    <div className={classes.waiting}>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Loader aria-hidden />
    </div>
  );
}
