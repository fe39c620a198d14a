import type { Project } from '@home-design/contract';
import { Badge, Text } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatTimeAgo } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './projects.module.css';

/** A project as a card: the whole card is the link. */
export function ProjectCard({ project }: { project: Project }) {
  return (
    <Link to={paths.project(project.id)} className={classes.card}>
      {project.cover_url === null ? (
        <span className={classes.cover} data-empty>
          <IconHome size={40} stroke={ICON_STROKE} aria-hidden />
        </span>
      ) : (
        <img
          className={classes.cover}
          src={project.cover_url}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
        />
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
          {copy.created(formatTimeAgo(project.created_at, new Date()))}
        </Text>
      </span>
    </Link>
  );
}
