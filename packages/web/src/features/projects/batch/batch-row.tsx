import type { EditJob, Image } from '@home-design/contract';
import { Anchor, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconBulb, IconCheck, IconClock, IconPlayerStop } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Photo } from '../../../core/photo/photo.tsx';
import { pictureOfImage } from '../../../core/photo/picture.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import classes from './batch.module.css';
import { type EntryState, stateOf, suggestionOf } from './batch-state.ts';
import { batchCopy as copy } from './copy.ts';

const ICONS = {
  waiting: IconClock,
  running: null,
  done: IconCheck,
  failed: IconAlertTriangle,
  stopped: IconPlayerStop,
} as const satisfies Record<EntryState, unknown>;

/** A photo of a batch and the progress of its edit. */
export function BatchRow({ image, job }: { image: Image | undefined; job: EditJob | undefined }) {
  const state = stateOf(job);
  const suggestion = image && suggestionOf(image, job);
  const Icon = suggestion ? IconBulb : ICONS[state];
  const name = image?.name ?? '';
  return (
    <li className={classes.row} data-state={state}>
      {image ? (
        <Photo
          className={classes.thumb}
          picture={image.versions.find((version) => version.is_primary) ?? pictureOfImage(image)}
          alt=""
          sizes="56px"
          detail="thumbnail"
        />
      ) : (
        <span className={classes.thumb} />
      )}
      <div className={classes.rowText}>
        <Text size="sm" fw={550} truncate title={name}>
          {name}
        </Text>
        {suggestion ? (
          <Anchor
            component={Link}
            to={paths.playground({ imageId: suggestion.image, versionId: suggestion.id })}
            size="xs"
            className={classes.suggestion}
            title={suggestion.suggested_because ?? undefined}
            aria-label={copy.lookAtOf(name)}
          >
            {copy.lookAt}
          </Anchor>
        ) : (
          <Text size="xs" c={state === 'failed' ? 'red' : 'dimmed'}>
            {state === 'running' && job?.stage ? job.stage : copy.states[state]}
            {state === 'failed' && job?.error_message && `: ${job.error_message}`}
          </Text>
        )}
        {state === 'running' && (
          <Progress value={(job?.progress ?? 0) * 100} size="xs" aria-hidden className={classes.bar} />
        )}
      </div>
      {Icon && <Icon size={18} stroke={ICON_STROKE} aria-hidden className={classes.icon} />}
    </li>
  );
}
