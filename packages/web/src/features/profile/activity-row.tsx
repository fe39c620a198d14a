import type { Activity } from '@home-design/contract';
import { Badge, Text } from '@mantine/core';
import { inWords } from '../../lib/in-words.ts';
import { copy } from './copy.ts';
import classes from './profile.module.css';

/** One activity: what, where, when, its state, and its tags. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { title, time_ago, transformation_type, style, tags, status } = activity;
  const description = withoutTold(activity);
  const words = [transformation_type, style].filter((word) => word !== null).map(inWords);
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <Text fw={550} className={classes.name}>
          {title}
        </Text>
        {description !== '' && (
          <Text size="sm" c="dimmed" className={classes.name}>
            {description}
          </Text>
        )}
        {words.length + tags.length > 0 && (
          <div className={classes.words}>
            {words.map((word) => (
              <Badge key={word} variant="default" size="sm" tt="none" fw={500}>
                {word}
              </Badge>
            ))}
            {tags.map((tag) => (
              <Badge key={`tag ${tag}`} variant="outline" color="gray" size="sm" tt="none" fw={500}>
                #{tag}
              </Badge>
            ))}
          </div>
        )}
      </div>
      <div className={classes.rowEnd}>
        {status === 'completed' ? (
          <Badge variant="light" tt="none">
            {copy.status.completed}
          </Badge>
        ) : (
          <Text size="sm" c={status === 'failed' ? 'red' : 'dimmed'}>
            {copy.status[status]}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {time_ago}
        </Text>
      </div>
    </li>
  );
}

/** The description without its first part, the name of the photo, when the title ends with that name. */
function withoutTold({ title, description }: Activity): string {
  const [photo = ''] = description.split(', ', 1);
  return title.endsWith(` ${photo}`) ? description.slice(photo.length + 2) : description;
}
