import { PlaygroundFrame } from './base/playground-frame.tsx';
import { HistorySkeleton } from './history/history-skeleton.tsx';
import { EditPanelSlot } from './panel/edit-panel-slot.tsx';
import { PictureSkeleton } from './picture/picture-skeleton.tsx';

/** A placeholder with the final layout of the playground. */
export function PlaygroundSkeleton({ hasImage }: { hasImage: boolean }) {
  return (
    <PlaygroundFrame
      panel={<EditPanelSlot base={null} onApply={null} isApplying={false} />}
      history={hasImage ? <HistorySkeleton /> : undefined}
    >
      <PictureSkeleton />
    </PlaygroundFrame>
  );
}
