import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { Suspense } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy, ENDED_TEXTS, ENDED_TITLES } from './copy.ts';
import type { LeadFormPart } from './lead-form-part.ts';
import classes from './listing-page.module.css';
import { ListingView } from './listing-view.tsx';
import type { ListingPageState } from './use-opened-page.ts';

const PasswordForm = lazyPart(
  async () => (await import('../../core/locked-link/password-form.tsx')).PasswordForm,
);

interface PageInStateProps {
  state: ListingPageState;
  /** The token of the link; null: nothing can be sent. */
  token: string | null;
  LeadForm: LeadFormPart;
  onUnlock: (password: string) => Promise<void>;
  onTryAgain: () => void;
}

/** The page of a listing, or the reason why it is not there. */
export function PageInState({ state, token, LeadForm, onUnlock, onTryAgain }: PageInStateProps) {
  useDocumentTitle(state.at === 'open' ? state.page.title : null);

  switch (state.at) {
    case 'loading':
      return <Spinner />;
    case 'locked':
      return (
        <Suspense fallback={<Spinner />}>
          <PasswordForm copy={copy} onUnlock={onUnlock} />
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
          action={<Button onClick={onTryAgain}>{copy.tryAgain}</Button>}
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
