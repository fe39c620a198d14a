import type { Project } from '@home-design/contract';
import { Badge, Text } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { Link } from 'react-router';
import before from '../../../core/photo/before-layer.module.css';
import { BeforeLayer } from '../../../core/photo/before-layer.tsx';
import { useBefore } from '../../../core/photo/use-before.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { Moment } from '../../../ui/moment.tsx';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';

/** A project as a card that is a link. Its cover can be compared with the original photo. */
export function ProjectCard({ project }: { project: Project }) {
  const { cover_original_url: original } = project;
  const { shown, frame, handlers } = useBefore(original !== null);
  return (
    <Link to={paths.project(project.id)} className={classes.card} {...handlers}>
      {project.cover_url === null ? (
        <span className={classes.cover} data-empty>
          <IconHome size={40} stroke={ICON_STROKE} aria-hidden />
        </span>
      ) : (
        <span ref={frame} className={before.frame}>
          <Cover url={project.cover_url} />
          <BeforeLayer
            shown={shown}
            label={project.cover_label ?? ''}
            before={original === null ? null : <Cover url={original} isWanted />}
          />
        </span>
      )}
      <span className={classes.cardText}>
        <Text component="span" className={classes.cardTitle} lineClamp={2}>
          {project.title}
        </Text>
        {project.is_sample && (
          <Badge component="span" variant="light" size="sm">
            {copy.sample}
          </Badge>
        )}
        {project.address !== '' && (
          <Text component="span" size="sm" c="dimmed" truncate>
            {project.address}
          </Text>
        )}
        <Text component="span" size="xs" c="dimmed">
          {project.image_count === 0 ? copy.noImagesYet : copy.imageCount(project.image_count)} ·{' '}
          <Moment at={project.created_at}>
            {copy.created(formatTimeAgo(project.created_at, new Date()))}
          </Moment>
        </Text>
      </span>
    </Link>
  );
}

function Cover({ url, isWanted = false }: { url: string; isWanted?: boolean }) {
  return (
    <img
      className={classes.cover}
      src={url}
      alt=""
      width={480}
      height={360}
      loading={isWanted ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}
