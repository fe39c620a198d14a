import type { Image, Version } from '@home-design/contract';
import { CompareSideBySide } from '../../../core/photo/compare-side-by-side.tsx';
import { type ComparedPicture, CompareSlider } from '../../../core/photo/compare-slider.tsx';
import { Stage } from '../../../core/photo/stage.tsx';
import { copy } from '../base/copy.ts';
import { PICTURE_SIZES } from '../base/picture-sizes.ts';
import { DifferenceView } from './difference-view.tsx';
import type { ComparedVersions } from './main-card-props.ts';

/** Compares two versions of an image: with a divider, or side by side. */
export function ComparisonView({ image, before, after, layout }: ComparedVersions & { image: Image }) {
  const compared = (version: Version, side: string): ComparedPicture => ({
    picture: version,
    side,
    name: version.label,
    alt: copy.altOf(image.name, version.label),
  });
  const pair = { before: compared(before, copy.before), after: compared(after, copy.after) };

  if (layout === 'side-by-side') return <CompareSideBySide {...pair} />;
  if (layout === 'difference') return <DifferenceView image={image} before={before} after={after} />;
  return (
    <Stage width={after.width} height={after.height}>
      <CompareSlider {...pair} sizes={PICTURE_SIZES} />
    </Stage>
  );
}
