import { VisuallyHidden } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { copy } from '../base/copy.ts';
import { PHOTO_ID } from '../base/photo-place.ts';
import classes from '../base/playground.module.css';
import { PlaygroundFrame } from '../base/playground-frame.tsx';
import { TrailPlace } from '../base/trail-place.tsx';
import { EditPanelSlot } from '../panel/edit-panel-slot.tsx';
import { MainCard } from '../picture/main-card.tsx';
import { EditorActions } from './editor-actions.tsx';
import { EditorHistory } from './editor-history.tsx';
import { type EditorProps, useEditor } from './use-editor.ts';
import { useFocusOnPhoto } from './use-focus-on-photo.ts';

const Trail = lazyPart(async () => (await import('./trail.tsx')).Trail, 'line');
// The strip is below the picture, which is loaded first.
const PhotoStrip = lazyPart(async () => (await import('../strip/photo-strip.tsx')).PhotoStrip, 'line');

/** The editor of one image: its current version, its history, and its edits. */
export function Editor(props: EditorProps) {
  const editor = useEditor(props);
  const { image, versions, selected, shown, before, furnished, view, show, apply, ask } = editor;
  useFocusOnPhoto(editor.top, view.comparison ? 'comparison' : 'picture');

  return (
    <PlaygroundFrame
      breadcrumb={
        image.project !== null && (
          <Suspense fallback={<TrailPlace />}>
            <Trail image={image} />
          </Suspense>
        )
      }
      actions={<EditorActions editor={editor} />}
      panel={
        <EditPanelSlot
          base={shown}
          before={before}
          furnished={furnished}
          isApplying={apply.isPending}
          problem={apply.error}
          wanted={editor.wanted}
          onApply={shown && ask}
        />
      }
      strip={
        // The tools for the photo take the place of the strip.
        !editor.isMarking &&
        !editor.isArranging &&
        !view.showsChange &&
        shown?.suggested_because == null && (
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
      history={<EditorHistory editor={editor} />}
      isFocused={editor.isArranging}
    >
      <VisuallyHidden role="status">{editor.news}</VisuallyHidden>
      <section
        ref={editor.top}
        id={PHOTO_ID}
        className={classes.top}
        aria-label={shown ? copy.altOf(image.name, shown.label) : image.name}
        tabIndex={-1}
      >
        {shown && (
          <MainCard
            image={image}
            versions={versions}
            shown={shown}
            before={before}
            view={view}
            isArranging={editor.isArranging}
            dispatch={show}
            onCompare={() => editor.compareWithBefore()}
            jobs={editor.jobs}
            furnished={furnished}
            isApplying={apply.isPending}
            isFullScreen={editor.isFullScreen}
            onFullScreen={editor.toggleFullScreen}
            onApply={ask}
            onCorrect={before && editor.correct}
          />
        )}
      </section>
    </PlaygroundFrame>
  );
}
