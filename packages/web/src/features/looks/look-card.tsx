import type { EditJob, LookItem, Version } from '@home-design/contract';
import { Badge, Button, Loader, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Photo } from '../../core/photo/photo.tsx';
import { copy } from './copy.ts';
import classes from './looks.module.css';
import { isUnderWay, type LookAct } from './use-look-acts.ts';

interface LookCardProps {
  item: LookItem;
  /** The latest state of the edit under way. */
  job: EditJob | undefined;
  onAct: (asked: LookAct) => void;
}

/** One photo of a look: before, after, progress, and the decision. */
export function LookCard({ item, job, onAct }: LookCardProps) {
  const { id, image_name: name, before, after, state, decision } = item;
  const isBusy = isUnderWay(item);
  const mayApprove = !isBusy && after !== null && decision !== 'approved';
  const mayLeaveOut = !isBusy && decision !== 'left_out';
  const approve = () => onAct({ act: 'approve', itemIds: [id] });
  const retry = () => onAct({ act: 'retry', itemId: id });
  const leaveOut = () => onAct({ act: 'leave out', itemId: id });

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does: Record<string, (() => void) | false> = {
      a: mayApprove && approve,
      r: !isBusy && retry,
      x: mayLeaveOut && leaveOut,
      ArrowRight: () => focusNext(event.currentTarget, 'nextElementSibling'),
      ArrowDown: () => focusNext(event.currentTarget, 'nextElementSibling'),
      ArrowLeft: () => focusNext(event.currentTarget, 'previousElementSibling'),
      ArrowUp: () => focusNext(event.currentTarget, 'previousElementSibling'),
    };
    const act = does[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <li
      className={classes.card}
      data-out={decision === 'left_out'}
      data-approved={decision === 'approved'}
      onKeyDown={onKeyDown}
    >
      <div className={classes.row}>
        <Text size="sm" fw={550} truncate title={name} className={classes.name}>
          {name}
        </Text>
        <Badge
          variant="light"
          color={state === 'failed' ? 'red' : decision === 'approved' ? 'forest' : 'gray'}
        >
          {decision === 'open' || isBusy
            ? copy.states[state]
            : decision === 'approved'
              ? copy.approved
              : copy.leftOut}
        </Badge>
      </div>
      <div className={classes.pair}>
        <Side picture={before} alt={copy.beforeOf(name)} caption={copy.before} />
        <Side
          picture={after}
          alt={copy.afterOf(name)}
          caption={after?.label ?? copy.after}
          waits={isBusy}
          like={before}
        />
      </div>
      <Text size="xs" c={state === 'failed' ? 'red' : 'dimmed'}>
        {item.error_message ?? (isBusy && job ? job.stage : copy.seed(item.seed, item.attempt))}
      </Text>
      <div className={classes.row}>
        {isBusy ? (
          <Button
            variant="default"
            aria-label={copy.stopOf(name)}
            onClick={() => onAct({ act: 'stop', itemId: id })}
          >
            {copy.stop}
          </Button>
        ) : (
          <>
            {after !== null && (
              <Button disabled={!mayApprove} aria-label={copy.approveOf(name)} onClick={approve}>
                {copy.approve}
              </Button>
            )}
            <Button variant="default" aria-label={copy.retryOf(name)} onClick={retry}>
              {copy.retry}
            </Button>
            <Button
              variant="default"
              disabled={!mayLeaveOut}
              aria-label={copy.leaveOutOf(name)}
              onClick={leaveOut}
            >
              {copy.leaveOut}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** Moves the focus to the first enabled button of the next or previous photo. */
function focusNext(card: Element, way: 'nextElementSibling' | 'previousElementSibling'): void {
  card[way]?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
}

interface SideProps {
  picture: Version | null;
  alt: string;
  caption: string;
  waits?: boolean;
  /** Gives a missing picture its shape. */
  like?: Version | null;
}

function Side({ picture, alt, caption, waits = false, like }: SideProps) {
  const { width = 4, height = 3 } = like ?? {};
  return (
    <figure className={classes.side}>
      {picture ? (
        <Photo className={classes.picture} picture={picture} alt={alt} sizes="320px" />
      ) : (
        <div className={classes.waiting} style={{ aspectRatio: `${width} / ${height}` }}>
          {waits ? (
            <Loader size="sm" aria-hidden />
          ) : (
            <Text size="xs" c="dimmed">
              {copy.gone}
            </Text>
          )}
        </div>
      )}
      <Text component="figcaption" size="xs" c="dimmed" truncate>
        {caption}
      </Text>
    </figure>
  );
}
