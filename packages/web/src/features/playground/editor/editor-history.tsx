import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { HistorySkeleton } from '../history/history-skeleton.tsx';
import type { EditorState } from './use-editor.ts';

const AboutVersion = lazyPart(
  async () => (await import('../picture/about-version.tsx')).AboutVersion,
  'line',
);
const VersionHistory = lazyPart(async () => (await import('../history/version-history.tsx')).VersionHistory);

/** What is known of the shown version, and all versions of the image. */
export function EditorHistory({ editor }: { editor: EditorState }) {
  const { image, versions, selected, shown, view, show, jobs } = editor;
  return (
    <>
      {shown && !view.comparison && !view.isArranging && (
        <Suspense>
          <AboutVersion version={shown} />
        </Suspense>
      )}
      <Suspense fallback={<HistorySkeleton />}>
        <VersionHistory
          image={image}
          versions={versions}
          selected={selected}
          view={view}
          dispatch={show}
          jobs={jobs}
        />
      </Suspense>
    </>
  );
}
