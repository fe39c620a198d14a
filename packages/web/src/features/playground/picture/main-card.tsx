import type { Image, Version } from '@home-design/contract';
import { Card } from '@mantine/core';
import { Suspense } from 'react';
import { Photo } from '../../../core/photo/photo.tsx';
import { Stage } from '../../../core/photo/stage.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { useLoadAhead } from '../../../ui/lazy-part/use-load-ahead.ts';
import type { PlaygroundView } from '../base/comparison.ts';
import { copy } from '../base/copy.ts';
import { PICTURE_SIZES } from '../base/picture-sizes.ts';
import { isRunning } from '../base/versions.ts';
import { useMarks } from '../marks/mark-store.ts';
import { usePreview } from '../preview/preview-store.ts';
import { runningOn } from '../progress/running-on.ts';
import { useSecondView } from '../second-view/second-view-store.ts';
import { useSelect } from '../select/select-store.ts';
import classes from './main-card.module.css';
import type { ComparedVersions, MainCardProps } from './main-card-props.ts';
import { MainToolbar } from './main-toolbar.tsx';

const ZoomedPicture = lazyPart(async () => (await import('./zoomed-picture.tsx')).ZoomedPicture, 'fallback');
const ComparisonView = lazyPart(
  async () => (await import('./comparison-view.tsx')).ComparisonView,
  'fallback',
);

const ProcessingNotes = lazyPart(
  async () => (await import('../progress/processing-notes.tsx')).ProcessingNotes,
);
const PlanEditor = lazyPart(async () => (await import('../plan/plan-editor.tsx')).PlanEditor, 'fallback');
const SecondView = lazyPart(
  async () => (await import('../second-view/second-view.tsx')).SecondView,
  'fallback',
);
const MarkOverlay = lazyPart(async () => (await import('../marks/mark-overlay.tsx')).MarkOverlay, 'hidden');
const SelectOverlay = lazyPart(
  async () => (await import('../select/select-overlay.tsx')).SelectOverlay,
  'hidden',
);
const PictureBar = lazyPart(async () => (await import('./picture-bar.tsx')).PictureBar);

/** The current version, or two versions compared. */
export function MainCard(props: MainCardProps) {
  const { image, versions, shown, view, furnished, dispatch } = props;
  const marking = useMarks((state) => state.marking);
  const isDetected = useMarks(({ detectedIn }) => detectedIn === shown.id) && !marking;
  const isGoingListed = useSelect(({ isOpen, found }) => isOpen && found !== null && found.things.length > 0);
  const isPointing = useMarks(({ detectedIn }) => detectedIn !== null) || marking !== null;
  const selecting = useSelect((state) => (state.isOpen ? state.selecting : null));
  const isPreviewed = usePreview(({ asked }) => asked?.version === shown.id);
  const isSecondView = useSecondView((state) => state.shown === shown.id) && props.isArranging;
  const compared = comparedVersions(versions, view);
  const isSuggested = shown.suggested_because !== null && !marking && !selecting && !view.showsChange;
  // Whatever else is shown on the photo comes first.
  const isFree = !view.showsChange && !isPreviewed && !isPointing && !selecting;
  const running = isFree ? runningOn(shown, versions, props.jobs) : undefined;
  /** Whether the settings list things that have their names on the photo. */
  const isListed = isGoingListed || (isDetected && !selecting);
  const sticks = (isListed || (isPreviewed && !isPointing && !selecting)) && !compared;
  useLoadAhead(ComparisonView);

  return (
    <Card
      className={classes.mainCard}
      padding="xs"
      data-full-screen={props.isFullScreen || undefined}
      data-sticks={sticks || undefined}
    >
      <MainToolbar {...props} compared={compared} />
      <div className={classes.view}>
        {isSecondView ? (
          <Suspense fallback={<PlainPicture image={image} version={shown} />}>
            <SecondView
              key={shown.id}
              image={image}
              version={furnished?.before ?? shown}
              isApplying={props.isApplying}
              onApply={props.onApply}
              onLeave={() => dispatch({ type: 'arranging-left' })}
            />
          </Suspense>
        ) : furnished && props.isArranging ? (
          <Suspense fallback={<PlainPicture image={image} version={shown} />}>
            <PlanEditor
              key={shown.id}
              version={shown}
              furnished={furnished}
              isApplying={props.isApplying}
              onApply={props.onApply}
              onLeave={() => dispatch({ type: 'arranging-left' })}
            />
          </Suspense>
        ) : compared ? (
          <Suspense fallback={<PlainPicture image={image} version={compared.after} />}>
            <ComparisonView image={image} {...compared} />
          </Suspense>
        ) : (
          <Suspense fallback={<PlainPicture image={image} version={shown} />}>
            <ZoomedPicture
              key={shown.id}
              image={image}
              version={shown}
              showsChange={view.showsChange}
              isPreviewed={isPreviewed}
              running={running}
            >
              {selecting && (
                <Suspense>
                  <SelectOverlay version={shown} base={selecting.base} />
                </Suspense>
              )}
              {isPointing && (
                <Suspense>
                  <MarkOverlay image={image} version={shown} />
                </Suspense>
              )}
            </ZoomedPicture>
          </Suspense>
        )}
        <OnDemand wanted={versions.some(isRunning)}>
          <ProcessingNotes versions={versions} jobs={props.jobs} />
        </OnDemand>
      </div>
      <div className={classes.bar}>
        {(marking || selecting || view.showsChange || isSuggested) && (
          <Suspense>
            <PictureBar {...props} {...{ marking, selecting, isSuggested }} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

/** The two versions of the comparison; undefined if one is missing. */
function comparedVersions(versions: readonly Version[], view: PlaygroundView): ComparedVersions | null {
  const before = versions.find((version) => version.id === view.comparison?.before);
  const after = versions.find((version) => version.id === view.comparison?.after);
  return view.comparison && before && after ? { before, after, layout: view.comparison.layout } : null;
}

/** The picture alone, with the preloaded parts for comparing and zooming. */
function PlainPicture({ image, version }: { image: Image; version: Version }) {
  return (
    <Stage width={version.width} height={version.height}>
      <Photo picture={version} alt={copy.altOf(image.name, version.label)} sizes={PICTURE_SIZES} eager />
    </Stage>
  );
}
