import {
  type BodyOf,
  type EditAccepted,
  type EditJob,
  type EditMode,
  editRoutes,
  type ProjectId,
  TRANSFORMATION_NAMES,
  type VersionId,
} from '@home-design/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { creditsQuery } from '../../session/credits-query.ts';
import { activeJobsQuery, imageQuery } from '../queries.ts';

/** An edit of a picture: by image (its primary version) or by version. */
export interface Transformation extends Omit<BodyOf<typeof editRoutes.apply>, 'transformation'> {
  /** Name of the edit in the path: `wall-color`. */
  transformation: string;
}

/** An edit as the playground requests it. */
interface ModeOfVersion {
  versionId: VersionId;
  mode: EditMode;
  args: Record<string, unknown>;
}

/** Requests for edits, which are made in the background. */
export const editOperations = (queries: QueryClient) => {
  /** The new jobs are added to the running ones, and their cost is reserved. */
  const begun = (imageIds: readonly EditAccepted['version']['image'][]): void => {
    const keys = [
      activeJobsQuery.queryKey,
      creditsQuery.queryKey,
      ...imageIds.map((imageId) => imageQuery(imageId).queryKey),
    ];
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey }); // shown by the lists that use it
  };
  async function apply(
    { transformation, ...body }: Transformation,
    idempotencyKey?: string,
  ): Promise<EditAccepted> {
    const accepted = await call(editRoutes.apply, { params: { transformation }, body, idempotencyKey });
    begun([accepted.version.image]);
    return accepted;
  }
  return {
    apply,

    /** One edit of one version, by its mode. */
    applyMode: ({ mode, versionId, args }: ModeOfVersion, idempotencyKey: string): Promise<EditAccepted> =>
      apply({ transformation: TRANSFORMATION_NAMES[mode][0], version_id: versionId, args }, idempotencyKey),

    /** The same edit of several images of a project; all are accepted, or none. The jobs come in the order of the images. */
    async applyBatch(
      projectId: ProjectId,
      body: BodyOf<typeof editRoutes.batchOfProject>,
      idempotencyKey?: string,
    ): Promise<Pick<EditJob, 'id' | 'image'>[]> {
      const { jobs } = await call(editRoutes.batchOfProject, { params: { projectId }, body, idempotencyKey });
      begun([]);
      return jobs.map(({ id, version }) => ({ id, image: version.image }));
    },
  };
};
