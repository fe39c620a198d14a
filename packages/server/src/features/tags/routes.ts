import { randomUUID } from 'node:crypto';
import { type Tag, type TagId, tagRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { ensureTag, ownTags, type TagRow } from './store.ts';
import { addTag, removeTag } from './tag-version.ts';

export function bindTags(app: FastifyInstance, deps: { db: Database; clock: Clock }): void {
  bindRoute(app, tagRoutes.list, async ({ query, who }) => {
    const tags = await ownTags(deps.db, who.userId, query.category);
    return { results: tags.map(tagView), count: tags.length };
  });

  bindRoute(app, tagRoutes.create, async ({ body, who }) => {
    const id = randomUUID() as TagId;
    return tagView(
      await ensureTag(deps.db, { ...body, id, userId: who.userId, createdAt: deps.clock.now() }),
    );
  });

  bindRoute(app, tagRoutes.add, ({ params, body, who }) => addTag(deps, who, params.versionId, body.tag));

  bindRoute(app, tagRoutes.remove, ({ params, body, who }) =>
    removeTag(deps, who, params.versionId, body.tag),
  );
}

function tagView({ id, name, color, category }: TagRow): Tag {
  return { id, name, color, category };
}
