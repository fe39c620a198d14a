import type { Operation } from '@home-design/contract';
import { Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { Moment } from '../../../ui/moment.tsx';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';

/** One activity: what, where, its result and its time. */
export function OperationRow({ operation }: { operation: Operation }) {
  const { description, image, project, project_title, status, started_at } = operation;
  return (
    <li className={classes.operation}>
      {image === null ? (
        <Thumb operation={operation} />
      ) : (
        <Link
          className={classes.operationLink}
          to={paths.playground({ imageId: image })}
          aria-label={copy.openImageOf(description)}
        >
          <Thumb operation={operation} />
        </Link>
      )}
      <div className={classes.operationText}>
        <Text size="sm" fw={550}>
          {description}
        </Text>
        {project !== null && project_title !== null && (
          <Text
            component={Link}
            to={paths.project(project)}
            className={classes.operationProject}
            size="xs"
            c="dimmed"
            truncate
          >
            {project_title}
          </Text>
        )}
        <Text size="xs" c={status === 'failed' ? 'red' : 'dimmed'}>
          {copy.operationStatus[status]} ·{' '}
          <Moment at={started_at}>{formatTimeAgo(started_at, new Date())}</Moment>
        </Text>
      </div>
    </li>
  );
}

function Thumb({ operation }: { operation: Operation }) {
  if (operation.thumb_url === null) {
    return (
      <span className={classes.thumb} data-empty>
        <IconPhoto size={22} stroke={ICON_STROKE} aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={classes.thumb}
      src={operation.thumb_url}
      alt=""
      width={56}
      height={44}
      loading="lazy"
      decoding="async"
    />
  );
}
