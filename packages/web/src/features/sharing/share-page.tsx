import { shareRoutes } from '@home-design/contract';
import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconLinkOff, IconLock, IconPhotoOff } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { useClientPage } from '../../core/branding/branded-page.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { call } from '../../lib/api/api-client.ts';
import { isFramed } from '../../lib/framed.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import { ShareView } from './share-view.tsx';
import classes from './sharing.module.css';
import { useSharedBoard } from './use-shared-board.ts';

const PasswordForm = lazyPart(
  async () => (await import('../../core/locked-link/password-form.tsx')).PasswordForm,
);

const OwnerBar = lazyPart(async () => (await import('./owner-bar.tsx')).OwnerBar, 'hidden');

/** The page of a share link. Visitors need no account. */
export function SharePage() {
  const { token = '' } = useParams();
  return <SharedBoardOf key={token} token={token} />;
}

function SharedBoardOf({ token }: { token: string }) {
  const { state, own, load, refresh, show } = useSharedBoard(token);
  useClientPage();
  useDocumentTitle(state.at === 'open' ? state.board.name : null);

  switch (state.at) {
    case 'loading':
      return <Spinner />;
    case 'locked':
      if (isFramed()) return <FramedLock />;
      return (
        <Suspense fallback={<Spinner />}>
          <PasswordForm
            copy={copy}
            onUnlock={async (password) =>
              show(await call(shareRoutes.unlock, { params: { token }, body: { password } }))
            }
          />
        </Suspense>
      );
    case 'missing':
      return (
        <ErrorCard
          icon={<IconPhotoOff stroke={ICON_STROKE} />}
          title={copy.missingTitle}
          text={copy.missingText}
        />
      );
    case 'failed':
      return (
        <ErrorCard
          icon={<IconLinkOff stroke={ICON_STROKE} />}
          title={copy.failedTitle}
          text={state.message}
          onTryAgain={state.mayTryAgain ? load : null}
        />
      );
    case 'open':
      return (
        <>
          <ShareView token={token} board={state.board} onChanged={refresh} />
          {own && (
            <Suspense>
              <OwnerBar own={own} />
            </Suspense>
          )}
        </>
      );
  }
}

/** A page in a frame cannot keep a password, so it must be opened by itself. */
function FramedLock() {
  return (
    <StatePanel
      order={1}
      icon={<IconLock stroke={ICON_STROKE} />}
      title={copy.lockedTitle}
      text={copy.lockedText}
      action={
        <Button component="a" href={window.location.href} target="_blank" rel="noopener">
          {copy.openPage}
        </Button>
      }
    />
  );
}

function Spinner() {
  return (
    <div className={classes.waiting}>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <Loader aria-hidden />
    </div>
  );
}

interface ErrorCardProps {
  icon: ReactNode;
  title: string;
  text: string;
  onTryAgain?: (() => void) | null;
}

/** Why there is no board, and the link to the home page. */
function ErrorCard({ icon, title, text, onTryAgain = null }: ErrorCardProps) {
  return (
    <StatePanel
      tone="problem"
      order={1}
      icon={icon}
      title={title}
      text={text}
      action={
        <div className={classes.errorActions}>
          {onTryAgain && (
            <Button variant="default" onClick={onTryAgain}>
              {copy.tryAgain}
            </Button>
          )}
          <Button component={Link} to={paths.landing()}>
            {copy.home}
          </Button>
        </div>
      }
    />
  );
}
