import { PlaygroundFrame } from './base/playground-frame.tsx';
import { TrailPlace } from './base/trail-place.tsx';
import { HistorySkeleton } from './history/history-skeleton.tsx';
import { EditPanelSlot } from './panel/edit-panel-slot.tsx';
import { PictureSkeleton } from './picture/picture-skeleton.tsx';

/** A placeholder with the final layout of the playground. */
export function PlaygroundSkeleton({ hasImage }: { hasImage: boolean }) {
  return (
    <PlaygroundFrame
      breadcrumb={hasImage && <TrailPlace />}
      panel={<EditPanelSlot base={null} onApply={null} isApplying={false} />}
      history={hasImage ? <HistorySkeleton /> : undefined}
    >
      <PictureSkeleton />
    </PlaygroundFrame>
  );
}
