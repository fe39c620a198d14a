import type { Database } from '../../platform/database/database.ts';
import { addAutoBoards } from '../boards/index.ts';
import { insertProject } from './store.ts';

type NewProject = Parameters<typeof insertProject>[1] & { createdAt: Date };

/** Inserts a project with its automatic board; deleted automatic boards of other projects come back. */
export async function addProject(tx: Database, project: NewProject): Promise<void> {
  await insertProject(tx, project);
  await addAutoBoards(tx, project.userId, project.createdAt);
}
