import { MarkBar } from '../marks/mark-bar.tsx';
import type { Marking } from '../marks/mark-store.ts';
import { SelectBar } from '../select/select-bar.tsx';
import type { Selecting } from '../select/select-store.ts';
import { SuggestionBar } from '../suggestion/suggestion-bar.tsx';
import { ChangeNote } from './change-note.tsx';
import type { MainCardProps } from './main-card-props.ts';

interface PictureBarProps extends Pick<MainCardProps, 'shown' | 'view' | 'onCorrect' | 'dispatch'> {
  marking: Marking | null;
  selecting: Selecting | null;
  /** Whether to say why the shown version is a suggestion. */
  isSuggested: boolean;
}

/** Below the photo: the tools for it, or what there is to say about the shown version. */
export function PictureBar({ shown, view, marking, selecting, isSuggested, ...acts }: PictureBarProps) {
  return (
    <>
      {marking && <MarkBar marking={marking} />}
      {selecting && <SelectBar {...selecting} />}
      {view.showsChange && <ChangeNote version={shown} />}
      {isSuggested && (
        <SuggestionBar
          version={shown}
          onCorrect={acts.onCorrect}
          onDiscarded={() => acts.dispatch({ type: 'version-gone', id: shown.id })}
        />
      )}
    </>
  );
}
