import type { SharedVersion } from '@home-design/contract';
import { CompareSlider } from '../../core/photo/compare-slider.tsx';
import { Stage } from '../../core/photo/stage.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { copy } from './copy.ts';
import { labelOf } from './shared-names.ts';

interface CompareDialogProps {
  version: SharedVersion;
  original: NonNullable<SharedVersion['original']>;
  onClose: () => void;
}

/** Compares a picture with its original, with a divider between both. */
export function CompareDialog({ version, original, onClose }: CompareDialogProps) {
  const label = labelOf(version);
  return (
    <Dialog opened onClose={onClose} title={copy.compareTitle(label)} closeLabel={copy.close} size="80rem">
      <Stage width={version.width} height={version.height}>
        <CompareSlider
          before={{ picture: original, side: copy.before, name: copy.original, alt: copy.original }}
          after={{ picture: version, side: copy.after, name: label, alt: label }}
          sizes="(max-width: 80rem) 94vw, 76rem"
        />
      </Stage>
    </Dialog>
  );
}
