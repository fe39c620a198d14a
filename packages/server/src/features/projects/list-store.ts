import type { ProjectOrdering, UserId } from '@home-design/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import { compileOnce, type Given } from '../../platform/database/compile-once.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../schema/schema.ts';
import { type ListedProject, listed, withCover } from './store.ts';

/** The filter and order of own projects. */
export interface ProjectFilter {
  userId: UserId;
  /** The usual list, or the bin, with the last deleted first. */
  place: 'shown' | 'bin';
  ordering: ProjectOrdering;
  /** A text that title or address must contain, in any case; empty for all. */
  search: string;
}

interface Window {
  limit: number;
  offset: number;
}

interface Listing extends Window {
  userId: UserId;
}

/** The most frequent query: all projects, the newest first. */
const newestPage = compileOnce((db, given: Given<Listing>) =>
  listed(db)
    .where('projects.userId', '=', given('userId'))
    .where('projects.deletedAt', 'is', null)
    .orderBy('projects.createdAt', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(given('limit'))
    .offset(given('offset')),
);

const binPage = compileOnce((db, given: Given<Listing>) =>
  listed(db)
    .where('projects.userId', '=', given('userId'))
    .where('projects.deletedAt', 'is not', null)
    .orderBy('projects.deletedAt', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(given('limit'))
    .offset(given('offset')),
);

const ORDERS = {
  '-created_at': sql`projects.created_at desc, projects.id desc`,
  created_at: sql`projects.created_at, projects.id`,
  '-updated_at': sql`projects.updated_at desc, projects.id desc`,
  title: sql`lower(projects.title), projects.id`,
} as const satisfies Record<ProjectOrdering, unknown>;

/** Escapes the wildcards of patterns in the searched text. */
const patternOf = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

const matching =
  ({ userId, place, search }: ProjectFilter) =>
  (is: ExpressionBuilder<Schema, 'projects'>) =>
    is.and([
      is('projects.userId', '=', userId),
      is('projects.deletedAt', place === 'bin' ? 'is not' : 'is', null),
      ...(search === ''
        ? []
        : [
            is.or([
              is('projects.title', 'ilike', patternOf(search)),
              is('projects.address', 'ilike', patternOf(search)),
            ]),
          ]),
    ]);

/** A page of own projects. */
export async function projectsPage(
  db: Database,
  filter: ProjectFilter,
  window: Window,
): Promise<ListedProject[]> {
  const { userId, place, ordering, search } = filter;
  if (place === 'bin') return (await binPage(db, { userId, ...window })).map(withCover);
  if (ordering === '-created_at' && search === '') {
    return (await newestPage(db, { userId, ...window })).map(withCover);
  }
  const rows = await listed(db)
    .where(matching(filter))
    .orderBy(ORDERS[ordering])
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return rows.map(withCover);
}

/** The number of own projects on all pages. */
export async function countProjects(db: Database, filter: ProjectFilter): Promise<number> {
  const row = await db
    .selectFrom('projects')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
