import { Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import bar from '../marks/marks.module.css';
import classes from '../playground.module.css';
import { selectCopy as copy } from './select-copy.ts';
import { type Selecting, setSelect, useSelect } from './select-store.ts';
import { usePrepared, useSelecting } from './use-selecting.ts';

/** Says what can be done, what is waited for and what went wrong; after a refusal it opens with the walls that were found. */
export function SelectHint({ mode, base, question }: Selecting) {
  const { tool, doing, problem, reason, refusedIn, at, found } = useSelect();
  const prepared = usePrepared(base);
  const { addWalls, addThings } = useSelecting(base);
  const isReady = at >= 0;

  useEffect(() => {
    if (!isReady) return;
    const isRefused = refusedIn === base;
    if (isRefused) setSelect({ refusedIn: null });
    if (question && !found && doing === null && !problem) addThings(question, isRefused);
    if (!isRefused || question) return;
    if (mode === 'wall-color') addWalls(true);
    else setSelect({ reason: copy.refusedFloor });
  });

  const failure = problem || (prepared.isError ? messageOf(prepared.error, copy.prepareFailed) : '');
  const waits = doing === null ? '' : copy.doing[doing];
  const hint = tool === 'brush' ? copy.brushHint : copy.hint;
  return (
    <div className={bar.hint}>
      <Text size="sm" c={failure ? 'red' : 'dimmed'} role="status">
        {failure || (isReady ? waits || [reason, hint].filter(Boolean).join(' ') : copy.preparing)}
      </Text>
      {prepared.isError && (
        <Button variant="default" className={classes.touch} onClick={() => void prepared.refetch()}>
          {copy.again}
        </Button>
      )}
      {question && problem && !found && (
        <Button variant="default" className={classes.touch} onClick={() => addThings(question, false)}>
          {copy.again}
        </Button>
      )}
      {mode === 'wall-color' && isReady && (
        <Button
          variant="subtle"
          className={classes.touch}
          loading={doing === 'walls'}
          onClick={() => addWalls(false)}
        >
          {copy.addWalls}
        </Button>
      )}
    </div>
  );
}
