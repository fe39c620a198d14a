import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brandingRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { bindUpload } from '../../platform/http/uploads/bind-upload.ts';
import type { Turns } from '../../platform/turns.ts';
import { judgeHead, preparePhoto } from '../images/index.ts';
import { brandingOf, type Logo, readLogo, saveLogo, saveText } from './store.ts';

export interface BrandingDeps {
  db: Database;
  engine: Engine;
  clock: Clock;
  /** Pictures are checked in turns of their accounts. */
  ingests: Turns;
}

/** The address of a logo contains the hash of its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** For a route that has sent its response itself. */
const ANSWERED = undefined as never;

/** Binds the calls for the branding that the pages of links show. */
export function bindBranding(app: FastifyInstance, { db, engine, clock, ingests }: BrandingDeps): void {
  bindRoute(app, brandingRoutes.get, ({ who }) => brandingOf(db, who.userId));
  bindRoute(app, brandingRoutes.save, ({ who, body }) => saveText(db, who.userId, body, clock.now()));
  bindUpload(app, brandingRoutes.saveLogo, async ({ who, files: [file] }) => {
    if (file === undefined) throw new AppError('upload_missing');
    if ('refused' in file) throw file.refused;
    await judgeHead(file);
    const logo = await ingests.run(who.userId, () => prepareLogo(engine, file.path));
    return saveLogo(db, who.userId, logo, clock.now());
  });
  bindRoute(app, brandingRoutes.removeLogo, ({ who }) => saveLogo(db, who.userId, null, clock.now()));
  bindRoute(app, brandingRoutes.logo, async ({ params, reply }) => {
    const bytes = await readLogo(db, params.hash);
    if (!bytes) throw new AppError('file_not_found');
    void reply.header('cache-control', FOR_EVER).type('image/webp').send(bytes);
    return ANSWERED;
  });
}

/**
 * Lets the engine check the picture and make a small one from it, on white and without metadata.
 * @throws AppError with the reason if it is refused
 */
async function prepareLogo(engine: Engine, source: string): Promise<Logo> {
  // It is deleted with the folder of the upload.
  const folder = join(dirname(source), 'logo');
  await mkdir(folder);
  const { files } = await preparePhoto(engine, source, folder);
  const bytes = await readFile(join(folder, files.thumbnail.webp));
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
