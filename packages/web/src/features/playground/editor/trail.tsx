import type { Image } from '@home-design/contract';
import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import trail from '../../../ui/trail.module.css';
import { copy } from '../base/copy.ts';
import header from '../base/header.module.css';
import classes from '../base/playground.module.css';

/** Projects > project > Playground, for images that belong to a project. */
export function Trail({ image }: { image: Image }) {
  if (image.project === null) return null;
  return (
    <nav aria-label={copy.breadcrumb} className={header.trailLine}>
      <Breadcrumbs separator=">" separatorMargin="xs" className={`${trail.trail} ${header.trail}`}>
        <Anchor component={Link} to={paths.projects()} size="sm" className={classes.textLink}>
          {copy.projects}
        </Anchor>
        <Anchor
          component={Link}
          to={paths.project(image.project)}
          size="sm"
          className={`${classes.textLink} ${trail.name}`}
        >
          <span>{image.project_title}</span>
        </Anchor>
        <Text size="sm" c="dimmed" aria-current="page">
          {copy.title}
        </Text>
      </Breadcrumbs>
    </nav>
  );
}
