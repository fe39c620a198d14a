import { type Image, type ImageId, imageRoutes, type ProjectId, type VersionId } from '@home-design/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { imageQuery, PROJECTS_KEY, projectQuery, versionTreeQuery } from '../queries.ts';

/** What is done to images. */
export const imageOperations = (queries: QueryClient) => {
  /** The image itself, its project and the lists of projects are read again. */
  const changed = async (imageId: ImageId): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: imageQuery(imageId).queryKey }),
      queries.invalidateQueries({ queryKey: PROJECTS_KEY }),
    ]);
  };
  return {
    /** The images of a project, newest first; they come with the project. */
    listByProject: async (projectId: ProjectId): Promise<readonly Image[]> =>
      (await queries.fetchQuery(projectQuery(projectId))).images,

    get: (imageId: ImageId) => queries.fetchQuery(imageQuery(imageId)),

    async remove(imageId: ImageId): Promise<void> {
      await call(imageRoutes.remove, { params: { imageId } });
      queries.removeQueries({ queryKey: imageQuery(imageId).queryKey });
      await queries.invalidateQueries({ queryKey: PROJECTS_KEY });
    },

    versionTree: (imageId: ImageId) => queries.fetchQuery(versionTreeQuery(imageId)),

    /** Makes a version the one that stands for its image. */
    async setPrimary(imageId: ImageId, versionId: VersionId): Promise<void> {
      await call(imageRoutes.setPrimary, { params: { imageId }, body: { version_id: versionId } });
      await changed(imageId);
    },
  };
};
