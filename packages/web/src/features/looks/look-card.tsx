import type { EditJob, LookItem, Version } from '@home-design/contract';
import { Badge, Loader, Text } from '@mantine/core';
import { Photo } from '../../core/photo/photo.tsx';
import { copy } from './copy.ts';
import { itemActs } from './item-acts.ts';
import { LookCardButtons } from './look-card-buttons.tsx';
import { onLookCardKey } from './look-card-keys.ts';
import classes from './looks.module.css';
import type { LookAct } from './use-look-acts.ts';

interface LookCardProps {
  item: LookItem;
  /** The latest state of the edit under way. */
  job: EditJob | undefined;
  onAct: (asked: LookAct) => void;
}

/** One photo of a look: before, after, progress, and the decision. */
export function LookCard({ item, job, onAct }: LookCardProps) {
  const { image_name: name, before, after, state, decision } = item;
  const acts = itemActs(item, onAct);
  const { isBusy } = acts;

  return (
    <li
      className={classes.card}
      data-out={decision === 'left_out'}
      data-approved={decision === 'approved'}
      onKeyDown={(event) => onLookCardKey(event, acts)}
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
      <LookCardButtons item={item} acts={acts} />
    </li>
  );
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
