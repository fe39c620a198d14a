import type { ProjectId } from '@home-design/contract';
import { useEffect, useReducer } from 'react';
import { readDraft } from '../../../lib/storage/drafts.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useKeptDraft } from '../../../ui/use-draft.ts';
import { firstEntries } from './first-entries.ts';
import { NameStep } from './name-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { SelectedPicture } from './selected-picture.ts';
import { ShareStep } from './share-step.tsx';
import { useSaveBoard } from './use-save-board.ts';
import { wizardCopy } from './wizard-copy.ts';
import { FIRST_STATE, type WizardState, wizard } from './wizard-state.ts';
import { WizardSteps } from './wizard-steps.tsx';

interface CreateBoardDialogProps {
  projectId: ProjectId;
  /** At least one, in the order of the new board. */
  pictures: readonly SelectedPicture[];
  opened: boolean;
  /** Gets whether a board was made. */
  onClose: (isCreated: boolean) => void;
}

const NOTHING_TYPED = { name: '', description: '' };

/** Makes a board of selected pictures in three steps: name, review, share. It begins with a name and a question that fit the pictures. */
export function CreateBoardDialog({ projectId, pictures, opened, onClose }: CreateBoardDialogProps) {
  const draft = `new-board-${projectId}`;
  const suggested = firstEntries(pictures);
  const [state, dispatch] = useReducer(wizard, FIRST_STATE, (first) => begun(first, draft, suggested));
  const { name, description, own, board } = state;
  const typed = { name: own.name ? name : '', description };
  useKeptDraft(draft, () => (board === null ? typed : NOTHING_TYPED), NOTHING_TYPED);
  // The selection may have changed since the dialog was closed.
  useEffect(
    () => dispatch({ type: 'suggested', name: suggested.name, asks: suggested.asks }),
    [suggested.name, suggested.asks],
  );
  const versionIds = pictures.map(({ version }) => version.id);
  const save = useSaveBoard(projectId, versionIds, dispatch);
  const close = () => onClose(state.board !== null);
  const back = () => dispatch({ type: 'back' });

  return (
    <Dialog opened={opened} onClose={close} title={wizardCopy.title} closeLabel={wizardCopy.close} size="lg">
      <WizardSteps step={state.step} />
      {state.step === 1 && <NameStep state={state} pictures={pictures} dispatch={dispatch} />}
      {state.step === 2 && (
        <ReviewStep
          state={state}
          pictures={pictures}
          onBack={back}
          onCreate={(copiesLink) => save.mutate({ ...state, copiesLink })}
        />
      )}
      {state.step === 3 && state.board && <ShareStep board={state.board} onBack={back} onFinish={close} />}
    </Dialog>
  );
}

/** The first state: what was typed before a reload, and suggestions for the rest. */
function begun(first: WizardState, draft: string, suggested: ReturnType<typeof firstEntries>): WizardState {
  const { name, description } = readDraft(draft, NOTHING_TYPED);
  const hasName = name !== '';
  return {
    ...first,
    description,
    name: hasName ? name : suggested.name,
    asks: suggested.asks,
    own: { name: hasName, asks: false },
  };
}
