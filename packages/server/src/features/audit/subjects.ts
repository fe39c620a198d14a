import { ImageId, ProjectId, VersionId } from '@home-design/contract';
import { z } from 'zod';
import type { CarriedOut } from '../../platform/http/audit-trail.ts';

/** The subject of an action; the store looks up the missing ids. */
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
/** The form of answers about projects, photos and versions, and about started edits. */
const Thing = z.object({
  id: z.string().optional(),
  project: ProjectId.nullish(),
  image: ImageId.optional(),
  version: z.object({ image: ImageId }).optional(),
});
/** The form of answers about things that are created from a listing. */
const WithProject = z.object({ project: z.object({ id: ProjectId }) });
const Things = z.object({
  images: z.array(Thing).optional(),
  jobs: z.array(Thing).optional(),
});

/** The subjects of a call: several photos, one thing, or none in particular. */
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
