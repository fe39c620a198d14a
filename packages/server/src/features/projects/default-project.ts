import { randomUUID } from 'node:crypto';
import { DEFAULT_PROJECT_TITLE, type ProjectId, type UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { addAutoBoards } from '../boards/index.ts';
import { insertDefaultProject, ownDefaultProject } from './store.ts';

/**
 * The project for a person's photos without one. The first such photo creates it; of two simultaneous photos, one
 * creates it, and the other waits.
 */
export async function defaultProject(tx: Database, userId: UserId, now: Date): Promise<ProjectId> {
  const present = await ownDefaultProject(tx, userId);
  if (present) return present;
  const id = randomUUID() as ProjectId;
  const project = { id, userId, title: DEFAULT_PROJECT_TITLE, address: '', notes: '' };
  if (await insertDefaultProject(tx, { ...project, createdAt: now, updatedAt: now })) {
    await addAutoBoards(tx, userId, now);
    return id;
  }
  const made = await ownDefaultProject(tx, userId);
  if (!made) throw new Error('A default project was neither made nor there.');
  return made;
}
