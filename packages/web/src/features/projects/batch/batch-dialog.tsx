import type { ImageId, ProjectId } from '@home-design/contract';
import { Button, Group, NativeSelect, Radio, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  BATCH_EDITS,
  type BatchChoices,
  type BatchEdit,
  batchRequest,
  choicesFor,
} from '../../../core/photo-edits/batch-edits.ts';
import { judgeAsked } from '../../../core/publishing/judge-asked.ts';
import { projectProfileQuery } from '../../../core/publishing/queries.ts';
import { RulesNote } from '../../../core/publishing/rules-note.tsx';
import { creditsQuery } from '../../../core/session/credits-query.ts';
import { useOperations } from '../../../core/store/use-operations.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import classes from './batch.module.css';
import { showBatch } from './batch-store.ts';
import { batchCopy as copy } from './copy.ts';
import { PaintChoice } from './paint-choice.tsx';

interface BatchDialogProps {
  projectId: ProjectId;
  /** In the order of the edits. */
  imageIds: readonly ImageId[];
  opened: boolean;
  onClose: (hasStarted: boolean) => void;
}

/** Chooses the edit for the selected photos, shows the cost, and starts. */
export function BatchDialog({ projectId, imageIds, opened, onClose }: BatchDialogProps) {
  const [mode, setMode] = useDraft('batch-mode', (BATCH_EDITS[0] as BatchEdit).mode);
  const [chosen, setChosen] = useDraft<BatchChoices | null>('batch-choices', null);
  const edit = BATCH_EDITS.find((each) => each.mode === mode) ?? (BATCH_EDITS[0] as BatchEdit);
  const choices = choicesFor(edit, chosen ?? {});
  const remaining = useQuery(creditsQuery).data?.credits.remaining;
  const count = imageIds.length;
  const { data: profile } = useQuery(projectProfileQuery(projectId));
  const request = batchRequest(edit, choices);
  const rules = judgeAsked(profile, edit.mode, choices);
  const isBanned = rules?.rule === 'banned';
  const start = useStart(projectId, imageIds, () => onClose(true));
  const cancel = () => onClose(false);

  return (
    <Dialog opened={opened} onClose={cancel} title={copy.title(count)} closeLabel={copy.close} size="lg">
      <Radio.Group
        label={copy.edit}
        value={edit.mode}
        onChange={(chosenMode) => setMode(chosenMode as BatchEdit['mode'])}
      >
        <div className={classes.edits}>
          {BATCH_EDITS.map(({ mode, label }) => (
            <Radio.Card key={mode} value={mode} className={classes.edit}>
              <Text size="sm" fw={550}>
                {label}
              </Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Text size="sm" mt="sm">
        {edit.text} {copy.text}
      </Text>
      <div className={classes.fields}>
        {edit.fields.map(({ name, label, options }) =>
          options.some(({ swatch }) => swatch) ? (
            <PaintChoice
              key={name}
              label={label}
              options={options}
              value={choices[name] ?? ''}
              onChange={(value) => setChosen({ ...chosen, [name]: value })}
            />
          ) : (
            <NativeSelect
              key={name}
              size="md"
              label={label}
              data={[...options]}
              value={choices[name]}
              onChange={({ currentTarget }) => setChosen({ ...chosen, [name]: currentTarget.value })}
            />
          ),
        )}
      </div>
      <RulesNote id="batch-rules" rules={rules} />
      <Text size="sm" c={remaining !== undefined && remaining < count ? 'red' : 'dimmed'} id="batch-cost">
        {copy.cost(count)} {remaining !== undefined && copy.left(remaining)}
      </Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={cancel}>
          {copy.cancel}
        </Button>
        <Button
          mod={{ disabled: isBanned }}
          aria-disabled={isBanned}
          aria-describedby={rules ? 'batch-rules batch-cost' : 'batch-cost'}
          loading={start.isPending}
          onClick={() => {
            if (!isBanned) start.mutate(request);
          }}
        >
          {copy.start(count)}
        </Button>
      </Group>
    </Dialog>
  );
}

/** Requests the edits. The server accepts all of them or none. */
function useStart(projectId: ProjectId, imageIds: readonly ImageId[], onStarted: () => void) {
  const { edits } = useOperations();
  const [keys] = useState(createRepeatKeys);
  const start = useMutation({
    async mutationFn(request: ReturnType<typeof batchRequest>) {
      const body = { ...request, image_ids: [...imageIds] };
      const startedAt = Date.now();
      return { startedAt, jobs: await edits.applyBatch(projectId, body, keys.keyFor(body)) };
    },
    onSuccess({ startedAt, jobs }) {
      keys.succeeded();
      showBatch(projectId, {
        isAsked: true,
        startedAt,
        entries: jobs.map(({ id, image }) => ({ jobId: id, imageId: image })),
      });
      onStarted();
    },
    onError: (error, asked) =>
      toast.failed(copy.failed, error, messageOf(error, copy.failed), () => start.mutate(asked)),
  });
  return start;
}
