import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { sessionCopy } from './copy.ts';
import { loadSession } from './load-session.ts';
import { useSession } from './use-session.ts';

/** Shows its children to authenticated people; everyone else becomes a guest first, without being asked. */
export function RequireSession({ children }: { children: ReactNode }) {
  const state = useSession();
  const isAuthenticated = state.at === 'signed-in' || state.at === 'signing-out';
  // Whoever signs out while here does not want to be a guest in the next moment.
  const [wasInside, setWasInside] = useState(isAuthenticated);
  if (isAuthenticated && !wasInside) setWasInside(true);
  const mayStart = state.at === 'signed-out' && state.problem === null && !wasInside;

  useEffect(() => {
    if (mayStart) startGuest();
  }, [mayStart]);

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
        return (
          <StatePanel
            order={1}
            icon={<IconUserOff stroke={ICON_STROKE} />}
            title={sessionCopy.signedOutTitle}
            text={sessionCopy.signedOutText}
            action={<Button onClick={startGuest}>{sessionCopy.continueAsGuest}</Button>}
          />
        );
      }
      return (
        <StatePanel
          tone="problem"
          order={1}
          icon={<IconUserOff stroke={ICON_STROKE} />}
          title={state.problem.title}
          text={state.problem.detail === state.problem.title ? undefined : state.problem.detail}
          action={<Button onClick={startGuest}>{sessionCopy.tryAgain}</Button>}
        />
      );
  }
}

function startGuest(): void {
  // The state carries the failure, and the panel shows it.
  void loadSession()
    .then((session) => session.startGuest())
    .catch(() => undefined);
}
