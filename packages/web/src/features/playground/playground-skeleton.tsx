import { PlaygroundFrame } from './base/playground-frame.tsx';
import { HistorySkeleton } from './history/history-skeleton.tsx';
import { EditPanelSlot } from './panel/edit-panel-slot.tsx';
import { PictureSkeleton } from './picture/picture-skeleton.tsx';

/** The playground before its pictures are known, in its final layout. */
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
