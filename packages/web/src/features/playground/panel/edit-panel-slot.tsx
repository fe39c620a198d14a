import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { EditPanelProps } from './edit-panel-props.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';

const EditPanel = lazyPart(async () => {
  const [{ EditPanel: Panel }] = await Promise.all([
    import('./edit-panel.tsx'),
    import('../../../core/store/operations/edit-operations.ts'),
  ]);
  return Panel;
});

/** The edit panel in its place. Its controls are loaded after the photo. */
export function EditPanelSlot(props: EditPanelProps) {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <EditPanel {...props} />
    </Suspense>
  );
}
