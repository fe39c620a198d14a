import type { ProjectId } from '@home-design/contract';
import { useReducer } from 'react';
import { readDraft } from '../../../lib/storage/drafts.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useKeptDraft } from '../../../ui/use-draft.ts';
import { NameStep } from './name-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { SelectedPicture } from './selected-picture.ts';
import { ShareStep } from './share-step.tsx';
import { useSaveBoard } from './use-save-board.ts';
import { wizardCopy } from './wizard-copy.ts';
import { FIRST_STATE, wizard } from './wizard-state.ts';
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

/** Makes a board of selected pictures in three steps: name, review, share. */
export function CreateBoardDialog({ projectId, pictures, opened, onClose }: CreateBoardDialogProps) {
  const draft = `new-board-${projectId}`;
  const [state, dispatch] = useReducer(wizard, FIRST_STATE, (first) => ({
    ...first,
    ...readDraft(draft, NOTHING_TYPED),
  }));
  const { name, description, board } = state;
  useKeptDraft(draft, () => (board === null ? { name, description } : NOTHING_TYPED), NOTHING_TYPED);
  const versionIds = pictures.map(({ version }) => version.id);
  const save = useSaveBoard(projectId, versionIds, dispatch);
  const close = () => onClose(state.board !== null);
  const back = () => dispatch({ type: 'back' });

  return (
    <Dialog opened={opened} onClose={close} title={wizardCopy.title} closeLabel={wizardCopy.close} size="lg">
      <WizardSteps step={state.step} />
      {state.step === 1 && <NameStep state={state} pictures={pictures} dispatch={dispatch} />}
      {state.step === 2 && (
        <ReviewStep state={state} pictures={pictures} onBack={back} onCreate={() => save.mutate(state)} />
      )}
      {state.step === 3 && state.board && <ShareStep board={state.board} onBack={back} onFinish={close} />}
    </Dialog>
  );
}
