import type { ProjectDetail } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { activeJobsQuery } from '../../../core/store/queries.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { entriesOf } from './batch-state.ts';
import { batchStore, showBatch } from './batch-store.ts';

const BatchPanel = lazyPart(async () => (await import('./batch-panel.tsx')).BatchPanel);

/** At least this many running edits are shown as a batch when a page is opened. */
const BATCH_FROM = 2;

/** The batch edit of a project, if there is one: started here, or found running when the page is opened. */
export function ProjectBatch({ project }: { project: ProjectDetail }) {
  const batch = useStore(batchStore, (batches) => batches[project.id]);
  const { data: active, dataUpdatedAt } = useQuery(activeJobsQuery);

  useEffect(() => {
    if (batch || active === undefined) return;
    const entries = entriesOf(project.images, active);
    if (entries.length >= BATCH_FROM) showBatch(project.id, { entries, startedAt: dataUpdatedAt });
  }, [batch, active, dataUpdatedAt, project]);

  if (batch === undefined) return null;
  return (
    <Suspense>
      <BatchPanel project={project} batch={batch} />
    </Suspense>
  );
}
