import type { Activity } from '@home-design/contract';
import type { ActivityRow } from './store.ts';
import { timeAgo } from './time-ago.ts';

/** The wire form of an operation. */
export function activityView(row: ActivityRow, now: Date): Activity {
  const places = [row.imageName, row.projectTitle].filter((name) => name !== null);
  const gone = row.imageId === null ? '' : 'The photo has been deleted';
  return {
    id: row.id,
    title: row.description,
    description: places.length > 0 ? places.join(', ') : gone,
    time_ago: timeAgo(row.startedAt, now),
    transformation_type: row.mode,
    style: row.style,
    tags: row.tags,
    status: row.status,
  };
}
