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
import { call } from '../../../lib/api-client.ts';
import { creditsQuery } from '../../session/credits-query.ts';
import { activeJobsQuery, imageQuery } from '../queries.ts';

/** Which edit of which picture: by image (its primary version) or by version. */
export interface Transformation extends Omit<BodyOf<typeof editRoutes.apply>, 'transformation'> {
  /** Path name of the edit: `wall-color`. */
  transformation: string;
}

/** An edit as the playground asks for it. */
interface ModeOfVersion {
  versionId: VersionId;
  mode: EditMode;
  args: Record<string, unknown>;
}

/** What asks for edits; they are made in the background. */
export const editOperations = (queries: QueryClient) => {
  /** The new jobs are among those that run, and what they cost is reserved. */
  const begun = (imageIds: readonly EditAccepted['version']['image'][]): void => {
    const keys = [
      activeJobsQuery.queryKey,
      creditsQuery.queryKey,
      ...imageIds.map((imageId) => imageQuery(imageId).queryKey),
    ];
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey }); // shown where they are used
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

    /** The same edit of several images of a project; all are accepted, or none. In the order of the images. */
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
