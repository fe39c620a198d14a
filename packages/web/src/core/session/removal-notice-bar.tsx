import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSession } from './use-session.ts';

const RemovalNotice = lazyPart(async () => (await import('./removal-notice.tsx')).RemovalNotice);

/** Where guests arrive: for those whose removal was called off by their coming back. Nobody else loads anything of it. */
export function RemovalNoticeBar() {
  const session = useSession();
  const removal = session.at === 'signed-in' && session.user.calledOffRemoval;
  return removal ? (
    <Suspense>
      <RemovalNotice removal={removal} />
    </Suspense>
  ) : null;
}
