import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import type { EditorState } from './use-editor.ts';

const PageActions = lazyPart(
  async () => (await import('../commands/page-actions.tsx')).PageActions,
  'hidden',
);

/** The actions and commands beside the title. */
export function EditorActions({ editor }: { editor: EditorState }) {
  const { image, versions, shown, before, furnished, view, show } = editor;
  return (
    <Suspense>
      <PageActions
        image={image}
        open={editor.sheet}
        onOpen={editor.setSheet}
        commands={{
          versions,
          shown,
          view,
          dispatch: show,
          onCompare: before && (() => editor.compareWithBefore()),
          onRearrange: furnished && (() => show({ type: 'arranging-begun' })),
          onMode: (mode) => editor.setWanted({ mode }),
          onVersion: editor.select,
        }}
      />
    </Suspense>
  );
}
