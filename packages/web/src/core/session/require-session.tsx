import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { onBack } from '../../lib/api/connection.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { sessionCopy } from './copy.ts';
import { loadSession } from './load-session.ts';
import { useSession } from './use-session.ts';

// Shown to visitors without a session.
const SignInPanel = lazyPart(async () => (await import('./sign-in-panel.tsx')).SignInPanel);

interface RequireSessionProps {
  children: ReactNode;
  /** Asks the visitor; without it they become guests at once. */
  asks?: { title: string; text: string };
}

/** Shows its children to signed-in users. Others become guests first, or are asked. */
export function RequireSession({ children, asks }: RequireSessionProps) {
  const state = useSession();
  const isAuthenticated = state.at === 'signed-in' || state.at === 'signing-out';
  // A user who signs out on this page does not want to become a guest at once.
  const [wasInside, setWasInside] = useState(isAuthenticated);
  if (isAuthenticated && !wasInside) setWasInside(true);
  const mayStart = state.at === 'signed-out' && state.problem === null && !wasInside && !asks;

  useEffect(() => {
    if (mayStart) startGuest();
  }, [mayStart]);

  const hasFailed = state.at === 'signed-out' && state.problem !== null;
  useEffect(() => (hasFailed ? onBack(startGuest) : undefined), [hasFailed]);

  switch (state.at) {
    case 'signed-in':
    case 'signing-out':
      return children;
    case 'initialising':
    case 'signing-in':
      return <PageSkeleton label={sessionCopy.starting} />;
    case 'signed-out':
      if (mayStart) return <PageSkeleton label={sessionCopy.starting} />;
      if (state.problem === null) {
        const words = wasInside || !asks ? SIGNED_OUT : asks;
        return (
          <Suspense fallback={<PageSkeleton label={sessionCopy.starting} />}>
            <SignInPanel {...words} />
          </Suspense>
        );
      }
      return (
        <StatePanel
          tone="problem"
          order={1}
          icon={<IconUserOff stroke={ICON_STROKE} />}
          title={state.problem.title}
          text={state.problem.detail === state.problem.title ? undefined : state.problem.detail}
          action={
            <Button size="sm" onClick={startGuest}>
              {sessionCopy.tryAgain}
            </Button>
          }
        />
      );
  }
}

const SIGNED_OUT = { title: sessionCopy.signedOutTitle, text: sessionCopy.signedOutText };

function startGuest(): void {
  // The failure is in the state, and the panel shows it.
  void loadSession()
    .then((session) => session.startGuest())
    .catch(() => undefined);
}
