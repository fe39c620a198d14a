import { Button, Text } from '@mantine/core';
import { useEffect } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import bar from '../marks/marks.module.css';
import classes from '../playground.module.css';
import { selectCopy as copy } from './select-copy.ts';
import { type SelectState, setSelect, useSelect } from './select-store.ts';
import { usePrepared, useSelecting } from './use-selecting.ts';

/** Says what can be done, what is waited for and what went wrong; after a refusal it opens with what was found. */
export function SelectHint({ mode, base, image }: NonNullable<SelectState['selecting']>) {
  const { tool, doing, problem, reason, refusedIn, at } = useSelect();
  const prepared = usePrepared(base);
  const { addFound } = useSelecting(base);
  const isReady = at >= 0;

  useEffect(() => {
    if (!isReady || refusedIn !== base) return;
    setSelect({ refusedIn: null });
    addFound(mode, image, true);
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
        <Button variant="default" className={classes.touch} onClick={() => void prepared.refetch()}>
          {copy.again}
        </Button>
      )}
      {/* Things that lie about are not told from furniture here. */}
      {mode !== 'declutter' && isReady && (
        <Button
          variant="subtle"
          className={classes.touch}
          loading={doing === 'finding'}
          onClick={() => addFound(mode, image, false)}
        >
          {copy.addFound[mode]}
        </Button>
      )}
    </div>
  );
}
