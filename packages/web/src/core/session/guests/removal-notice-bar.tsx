import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useSession } from '../use-session.ts';

const RemovalNotice = lazyPart(async () => (await import('./removal-notice.tsx')).RemovalNotice);

/** Shows the notice to guests whose removal was canceled when they came back. Other users load none of its code. */
export function RemovalNoticeBar() {
  const session = useSession();
  const removal = session.at === 'signed-in' && session.user.calledOffRemoval;
  return removal ? (
    <Suspense>
      <RemovalNotice removal={removal} />
    </Suspense>
  ) : null;
}
