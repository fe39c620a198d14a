import type { Database } from '../../platform/database/database.ts';
import { addAutoBoards } from '../boards/index.ts';
import { insertProject } from './store.ts';

type NewProject = Parameters<typeof insertProject>[1] & { createdAt: Date };

/** Writes a project, and with it the board that shows all of it; boards of that kind that were deleted come back. */
export async function addProject(tx: Database, project: NewProject): Promise<void> {
  await insertProject(tx, project);
  await addAutoBoards(tx, project.userId, project.createdAt);
}
