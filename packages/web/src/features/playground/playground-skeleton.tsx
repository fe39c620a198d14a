import { EditPanelSlot } from './edit-panel-slot.tsx';
import { PlaygroundFrame } from './playground-frame.tsx';
import { HistorySkeleton, PictureSkeleton } from './workbench-skeletons.tsx';

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
