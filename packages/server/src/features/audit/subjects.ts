import { ImageId, ProjectId, VersionId } from '@home-design/contract';
import { z } from 'zod';
import type { CarriedOut } from '../../platform/http/audit-trail.ts';

/** What an action was about; the store finds out what is missing from what is given. */
export interface Subject {
  projectId: ProjectId | null;
  imageId: ImageId | null;
  versionId: VersionId | null;
}

const Params = z.object({
  projectId: ProjectId.optional(),
  imageId: ImageId.optional(),
  versionId: VersionId.optional(),
});
const Body = z.object({ image_id: ImageId.optional() });
/** Projects, photos and versions answer so, and what is started and made. */
const Thing = z.object({
  id: z.string().optional(),
  project: ProjectId.nullish(),
  image: ImageId.optional(),
  version: z.object({ image: ImageId }).optional(),
});
/** What is made of a listing answers so. */
const WithProject = z.object({ project: z.object({ id: ProjectId }) });
const Things = z.object({
  images: z.array(Thing).optional(),
  jobs: z.array(Thing).optional(),
});

/** What a call was about: several photos, one thing, or nothing in particular. */
export function subjectsOf(action: string, call: CarriedOut): Subject[] {
  const many = Things.safeParse(call.answer).data;
  const [feature] = action.split('.');
  const isMany =
    feature === 'edits' || action === 'images.batchUpload' || action === 'images.uploadToProject';
  const things = isMany ? (many?.images ?? many?.jobs) : undefined;
  return (things ?? [call.answer]).map((thing) => subjectOf(feature ?? '', call, thing));
}

function subjectOf(feature: string, call: CarriedOut, answer: unknown): Subject {
  const params = Params.safeParse(call.params).data ?? {};
  const body = Body.safeParse(call.body).data ?? {};
  const thing = Thing.safeParse(answer).data ?? {};
  const ownProject = feature === 'projects' ? ProjectId.safeParse(thing.id).data : undefined;
  const madeProject = WithProject.safeParse(answer).data?.project.id;
  const ownImage = feature === 'images' ? ImageId.safeParse(thing.id).data : undefined;
  return {
    projectId: params.projectId ?? thing.project ?? ownProject ?? madeProject ?? null,
    imageId: params.imageId ?? body.image_id ?? thing.image ?? thing.version?.image ?? ownImage ?? null,
    versionId: params.versionId ?? null,
  };
}
