import type { EditJob, Image, Version, VersionId } from '@home-design/contract';
import { Text, VisuallyHidden } from '@mantine/core';
import { Suspense, useEffect, useReducer, useRef, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { toast } from '../../../ui/toasts.ts';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import type { AskedEdit, WantedMode } from '../base/asked-edit.ts';
import { bringIntoView } from '../base/bring-into-view.ts';
import { type CompareLayout, firstView, playgroundView, type ViewEvent } from '../base/comparison.ts';
import { copy } from '../base/copy.ts';
import { furnishedBy } from '../base/furnished.ts';
import classes from '../base/playground.module.css';
import { PlaygroundFrame } from '../base/playground-frame.tsx';
import { REFUSED } from '../base/solutions.ts';
import { usePlace } from '../base/use-place.ts';
import { finishedVersion, neighborVersion, selectedVersion, versionBefore } from '../base/versions.ts';
import type { OpenSheet } from '../commands/page-actions.tsx';
import { HistorySkeleton } from '../history/history-skeleton.tsx';
import { forgetMarks, setMarks, useMarks } from '../marks/mark-store.ts';
import { EditPanelSlot } from '../panel/edit-panel-slot.tsx';
import { MainCard } from '../picture/main-card.tsx';
import { useFullScreen } from '../picture/use-full-screen.ts';
import { setPreview, usePreview } from '../preview/preview-store.ts';
import { useEditJobs } from '../progress/use-edit-jobs.ts';
import { closeSelect, forgetSelection, IS_ALL, setSelect, useSelect } from '../select/select-store.ts';
import { useAlternatives } from './use-alternatives.ts';
import { useApplyEdit } from './use-apply-edit.ts';
import { useAskedMarks } from './use-asked-marks.ts';

const Trail = lazyPart(async () => (await import('./trail.tsx')).Trail, 'line');
// These parts are below the picture, which is loaded first.
const PhotoStrip = lazyPart(async () => (await import('../strip/photo-strip.tsx')).PhotoStrip, 'line');
const AboutVersion = lazyPart(
  async () => (await import('../picture/about-version.tsx')).AboutVersion,
  'line',
);
const PageActions = lazyPart(
  async () => (await import('../commands/page-actions.tsx')).PageActions,
  'hidden',
);
const VersionHistory = lazyPart(async () => (await import('../history/version-history.tsx')).VersionHistory);

/** Events that end marking, since marks cannot be seen with them. */
const LEAVES_MARKING: ReadonlySet<ViewEvent['type']> = new Set([
  'compared',
  'ticked-compared',
  'arranging-begun',
]);

/** Events that end a preview, which would cover the picture or be mistaken for it. */
const LEAVES_PREVIEW: ReadonlySet<ViewEvent['type']> = new Set([...LEAVES_MARKING, 'change-toggled']);

interface EditorProps {
  image: Image;
  /** Oldest first. */
  versions: readonly Version[];
  versionId: VersionId | null;
}

/** The editor of one image: its current version, its history, and its edits. */
export function Editor({ image, versions, versionId }: EditorProps) {
  const { openVersion } = usePlace();
  const [view, change] = useReducer(playgroundView, firstView);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  /** The kind of edit that a button or command asked for. */
  const [wanted, setWanted] = useState<WantedMode | null>(null);
  /** Read out to users who cannot see that the picture changed. */
  const [news, setNews] = useState('');
  const top = useRef<HTMLDivElement>(null);
  /** Counts the requests for something at the top of the page. */
  const [topWanted, setTopWanted] = useState(0);

  const selected = selectedVersion(versions, versionId);
  const shown = selected && finishedVersion(versions, selected);
  const before = shown && versionBefore(versions, shown);
  const furnished = shown && furnishedBy(versions, shown);
  const apply = useApplyEdit();
  const alternatives = useAlternatives(versions);
  const askedMarks = useAskedMarks(shown?.id);
  const { isFullScreen, toggleFullScreen } = useFullScreen();
  const jobs = useEditJobs(image.id, versions, {
    onResult: showResult,
    onFailure,
    onSolve: (mode) => setWanted({ mode, opensTool: true }),
  });

  function onFailure(job: EditJob, problem: string | null): void {
    askedMarks.giveBack(job, problem);
    // Offers the tool after a refusal: it opens with the things that were found.
    const from = versions.find(({ id }) => id === job.version)?.parent;
    if (IS_ALL.has(job.kind) && job.error_code === REFUSED && from) setSelect({ refusedIn: from });
  }

  /** Shows something at the top of the page that was requested further down. */
  function show(event: ViewEvent): void {
    change(event);
    if (LEAVES_MARKING.has(event.type)) {
      setMarks({ marking: null });
      closeSelect();
    }
    // A comparison and a change mark show real results, so the preview ends.
    if (LEAVES_PREVIEW.has(event.type)) setPreview({ asked: null });
    if (event.type !== 'ticked') setTopWanted((times) => times + 1);
  }

  // After rendering: a photo that was sticky during a preview has returned to its place.
  useEffect(() => {
    if (topWanted > 0) bringIntoView(top.current);
  }, [topWanted]);

  // Back and Forward also change the version. A comparison belongs to its version, so it ends.
  const comparedAt = useRef(versionId);
  useEffect(() => {
    if (comparedAt.current !== versionId) change({ type: 'version-selected' });
    comparedAt.current = versionId;
  }, [versionId]);

  // Marks and selections belong to one picture.
  const shownId = shown?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is the reason, not an input
  useEffect(
    () => () => {
      forgetMarks();
      forgetSelection();
    },
    [shownId],
  );
  const isSelecting = useSelect(({ isOpen }) => isOpen);
  const isMarking = useMarks(({ marking }) => marking !== null) || isSelecting;
  const isDetected = useMarks(({ detectedIn }) => detectedIn !== null);
  // Marks need one picture, not a comparison.
  useEffect(() => {
    if (isMarking || isDetected) change({ type: 'picture-wanted' });
    if (isMarking) bringIntoView(top.current);
  }, [isMarking, isDetected]);

  // A new paint is previewed on the picture itself.
  const asked = usePreview((state) => state.asked);
  useEffect(() => {
    if (asked) change({ type: 'preview-wanted' });
  }, [asked]);

  function select(version: Version | null): void {
    if (version && version.id !== selected?.id) openVersion(image.id, version.id);
  }

  /** Compares a finished edit with the version before it. */
  function showResult(result: VersionId, parent: VersionId | null): void {
    const done = copy.isDone(versions.find((version) => version.id === result)?.label ?? '');
    setNews(done);
    if (alternatives.isFurther(result)) {
      toast.success(done);
      return;
    }
    comparedAt.current = result;
    openVersion(image.id, result);
    if (parent) show({ type: 'compared', before: parent, after: result, layout: 'slider' });
  }

  function ask(edit: AskedEdit): void {
    apply.mutate(edit, {
      onSuccess: (accepted) => {
        // Marks stay for another try until the result is shown.
        askedMarks.sent(accepted, edit.mode);
        alternatives.remember(accepted);
        change({ type: 'arranging-left' });
        bringIntoView(top.current);
      },
    });
  }

  function compareWithBefore(layout: CompareLayout = 'slider'): void {
    if (view.comparison) show({ type: 'comparison-left' });
    else if (shown && before) show({ type: 'compared', before: before.id, after: shown.id, layout });
  }

  useShortcuts({
    c: () => compareWithBefore(),
    '[': () => selected && select(neighborVersion(versions, selected, -1)),
    ']': () => selected && select(neighborVersion(versions, selected, 1)),
    '?': () => setSheet('shortcuts'),
    'mod+k': () => setSheet('commands'),
  });

  return (
    <PlaygroundFrame
      breadcrumb={
        image.project !== null && (
          <Suspense fallback={<Text size="sm">&nbsp;</Text>}>
            <Trail image={image} />
          </Suspense>
        )
      }
      actions={
        <Suspense>
          <PageActions
            image={image}
            open={sheet}
            onOpen={setSheet}
            commands={{
              versions,
              shown,
              view,
              dispatch: show,
              onCompare: before && (() => compareWithBefore()),
              onRearrange: furnished && (() => show({ type: 'arranging-begun' })),
              onMode: (mode) => setWanted({ mode }),
              onVersion: select,
            }}
          />
        </Suspense>
      }
      panel={
        <EditPanelSlot
          base={shown}
          before={before}
          furnished={furnished}
          isApplying={apply.isPending}
          problem={apply.error}
          wanted={wanted}
          onApply={shown && ask}
        />
      }
      strip={
        // The tools for the photo take the place of the strip.
        !isMarking &&
        !view.isArranging &&
        !view.showsChange && (
          <Suspense>
            <PhotoStrip
              image={image}
              versions={versions}
              selected={selected}
              onVersion={() => show({ type: 'version-selected' })}
            />
          </Suspense>
        )
      }
      history={
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
      }
    >
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <div ref={top} className={classes.top}>
        {shown && (
          <MainCard
            image={image}
            versions={versions}
            shown={shown}
            before={before}
            view={view}
            dispatch={show}
            onCompare={() => compareWithBefore()}
            jobs={jobs}
            furnished={furnished}
            isApplying={apply.isPending}
            isFullScreen={isFullScreen}
            onFullScreen={toggleFullScreen}
            onApply={ask}
          />
        )}
      </div>
    </PlaygroundFrame>
  );
}
