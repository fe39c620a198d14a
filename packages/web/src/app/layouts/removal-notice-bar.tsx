import { Suspense } from 'react';
import { useSession } from '../../core/session/use-session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const RemovalNotice = lazyPart(
  async () => (await import('../../core/session/removal-notice.tsx')).RemovalNotice,
);

/** For guests whose removal was called off by their coming back; nobody else loads anything of it. */
export function RemovalNoticeBar() {
  const session = useSession();
  const removal = session.at === 'signed-in' ? session.user.calledOffRemoval : undefined;
  if (removal === undefined) return null;
  return (
    <Suspense>
      <RemovalNotice removal={removal} />
    </Suspense>
  );
}
