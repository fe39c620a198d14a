import type { Look, LookItem } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { copy } from './copy.ts';
import { LookCard } from './look-card.tsx';
import classes from './looks.module.css';
import { useLookActs } from './use-look-acts.ts';

const isOpenAndDone = ({ state, decision, after }: LookItem): boolean =>
  state === 'done' && decision === 'open' && after !== null;

/** The sheet of a look: its actions, and each photo before and after. */
export function LookSheet({ look }: { look: Look }) {
  const { acts, jobs } = useLookActs(look);
  const { items } = look;
  const open = items.filter(isOpenAndDone).length;
  const isWaiting = items.some(({ jobs: own, state }) => state === 'waiting' || own.some(isPending));
  return (
    <>
      <div className={classes.row}>
        <Button
          disabled={open === 0}
          loading={acts.isPending && acts.variables.act === 'approve'}
          onClick={() => acts.mutate({ act: 'approve' })}
        >
          {copy.approveAll(open)}
        </Button>
        {isWaiting && (
          <Button variant="default" onClick={() => acts.mutate({ act: 'stop all' })}>
            {copy.stopAll}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" id="look-keys">
        {copy.keys}
      </Text>
      <ul className={classes.grid} aria-label={copy.sheet} aria-describedby="look-keys">
        {items.map((item) => (
          <LookCard
            key={item.id}
            item={item}
            job={item.jobs.map(({ id }) => jobs.get(id)).findLast((job) => job?.status === 'in_progress')}
            onAct={(asked) => acts.mutate(asked)}
          />
        ))}
      </ul>
    </>
  );
}

/** Whether an edit has not started. */
const isPending = ({ status, started_at }: LookItem['jobs'][number]): boolean =>
  status === 'in_progress' && started_at === null;
