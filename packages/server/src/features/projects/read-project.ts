import type { ProjectDetail, ProjectId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { imagesInOrder, withVersions } from '../images/index.ts';
import { ownProject } from './store.ts';
import { projectDetailView } from './view.ts';

/** A project with its images in their order. @throws AppError `project_not_found` */
export async function readProject(db: Database, who: Who, id: ProjectId): Promise<ProjectDetail> {
  const project = await ownProject(db, who.userId, id);
  if (!project) throw new AppError('project_not_found');
  const images = await imagesInOrder(db, who.userId, id);
  return projectDetailView(project, await withVersions(db, images));
}
