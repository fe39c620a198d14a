import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onSessionRenewed } from '../core/session/session-renewals.ts';
import { useSession, useSignedInUser } from '../core/session/use-session.ts';

/** Keeps what was loaded in step with who is signed in: nobody ever sees another person's data. */
export function SessionData() {
  const queries = useQueryClient();
  const uid = useSignedInUser()?.uid ?? null;
  const isReady = useSession().at !== 'initialising';
  const lastUid = useRef<string | null>(null);

  useEffect(() => {
    if (!isReady) return;
    if (lastUid.current !== null && lastUid.current !== uid) queries.clear();
    lastUid.current = uid;
  }, [isReady, uid, queries]);

  useEffect(
    () => onSessionRenewed(() => void queries.invalidateQueries()), // failures show where the data is used
    [queries],
  );

  return null;
}
