import {
  type BodyOf,
  type Image,
  type ImageId,
  imageRoutes,
  type ProjectDetail,
  type ProjectId,
  type VersionId,
} from '@home-design/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { imageQuery, PROJECTS_KEY, projectQuery, versionTreeQuery } from '../queries.ts';

/** A project with its images in another order; images without a place follow in their old order. */
export function inOrder(project: ProjectDetail, order: readonly ImageId[]): ProjectDetail {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Image) => places.get(id) ?? order.length;
  return { ...project, images: project.images.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

/** Actions on images. */
export const imageOperations = (queries: QueryClient) => {
  /** Reloads the image, its project and the lists of projects. */
  const changed = async (imageId: ImageId): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: imageQuery(imageId).queryKey }),
      queries.invalidateQueries({ queryKey: PROJECTS_KEY }),
    ]);
  };
  return {
    /** The images of a project in their order, from the project's answer. */
    listByProject: async (projectId: ProjectId): Promise<readonly Image[]> =>
      (await queries.fetchQuery(projectQuery(projectId))).images,

    get: (imageId: ImageId) => queries.fetchQuery(imageQuery(imageId)),

    async rename(imageId: ImageId, name: string): Promise<void> {
      await call(imageRoutes.update, { params: { imageId }, body: { name } });
      await changed(imageId);
    },

    async remove(imageId: ImageId): Promise<void> {
      await call(imageRoutes.remove, { params: { imageId } });
      queries.removeQueries({ queryKey: imageQuery(imageId).queryKey });
      await queries.invalidateQueries({ queryKey: PROJECTS_KEY });
    },

    /** Restores an image from the bin, with its versions. */
    async restore(imageId: ImageId): Promise<void> {
      await call(imageRoutes.restore, { params: { imageId } });
      await changed(imageId);
    },

    /** Moves images within the order of their project; see the contract. */
    async arrange(projectId: ProjectId, body: BodyOf<typeof imageRoutes.arrange>): Promise<void> {
      const { queryKey } = projectQuery(projectId);
      const { image_ids: order } = await call(imageRoutes.arrange, { params: { projectId }, body });
      queries.setQueryData(queryKey, (project) => project && inOrder(project, order));
    },

    /** Moves images to the end of another project. */
    async move(imageIds: readonly ImageId[], project: ProjectId): Promise<void> {
      await call(imageRoutes.move, { body: { image_ids: [...imageIds], project } });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['images'] }),
        queries.invalidateQueries({ queryKey: PROJECTS_KEY }),
      ]);
    },

    versionTree: (imageId: ImageId) => queries.fetchQuery(versionTreeQuery(imageId)),

    /** Makes a version the image's primary version. */
    async setPrimary(imageId: ImageId, versionId: VersionId): Promise<void> {
      await call(imageRoutes.setPrimary, { params: { imageId }, body: { version_id: versionId } });
      await changed(imageId);
    },
  };
};
