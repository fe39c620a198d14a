import { Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import bar from '../marks/marks.module.css';
import { selectCopy as copy } from './select-copy.ts';
import { type Selecting, setSelect, useSelect } from './select-store.ts';
import { usePrepared, useSelecting } from './use-selecting.ts';

/**
 * The hint of the tool: what to do, what is loading, and what failed. After a refusal it describes the found things.
 */
export function SelectHint({ mode, base, image, question, startsFound }: Selecting) {
  const { tool, doing, problem, reason, refusedIn, steps, at, found } = useSelect();
  const prepared = usePrepared(base);
  const { addFound, addThings } = useSelecting(base);
  const isReady = at >= 0;

  useEffect(() => {
    if (!isReady) return;
    const isRefused = refusedIn === base;
    if (isRefused) setSelect({ refusedIn: null });
    if (question && !found && doing === null && !problem) addThings(question, isRefused);
    const isUntouched = steps.length === 1 && doing === null && !problem;
    if (!question && (isRefused || (startsFound && isUntouched))) addFound(mode, image, isRefused);
  });

  const failure = problem || (prepared.isError ? messageOf(prepared.error, copy.prepareFailed) : '');
  const waits = doing === 'asking' ? copy.asking : doing === 'finding' ? copy.finding[mode] : '';
  const hint = tool === 'brush' ? copy.brushHint : copy.hint;
  return (
    <div className={bar.hint}>
      <Text size="sm" c={failure ? 'red' : 'dimmed'} role="status">
        {failure || (isReady ? waits || [reason, hint].filter(Boolean).join(' ') : copy.preparing)}
      </Text>
      {prepared.isError && (
        <Button variant="default" onClick={() => void prepared.refetch()}>
          {copy.again}
        </Button>
      )}
      {question && problem && !found && (
        <Button variant="default" onClick={() => addThings(question, false)}>
          {copy.again}
        </Button>
      )}
      {!question && isReady && (
        <Button variant="subtle" loading={doing === 'finding'} onClick={() => addFound(mode, image, false)}>
          {copy.addFound[mode]}
        </Button>
      )}
    </div>
  );
}
