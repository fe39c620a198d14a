import type {
  EditJob,
  Image,
  Operation,
  Project,
  ProjectDetail,
  StagingPlan,
  Version,
} from '@home-design/contract';

let made = 0;
/** A new id, the same ones in every run. */
function nextId(): string {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
}
const AT = '2026-01-02T10:00:00.000Z';

/** Valid things of the API; what is passed in tells the story of the test. */
export const make = {
  version(about: Partial<Record<keyof Version, unknown>> = {}): Version {
    const id = nextId();
    return {
      id,
      image: nextId(),
      parent: null,
      label: 'Original',
      description: '',
      kind: 'original',
      operation: 'upload',
      status: 'completed',
      job_id: null,
      params: {},
      error_message: null,
      error_code: null,
      warnings: [],
      suggested_because: null,
      steps: [],
      changed_share: null,
      edit_class: null,
      is_primary: true,
      is_favorite: false,
      thumbnail_url: `/pictures/${id}/thumbnail`,
      preview_url: `/pictures/${id}/preview`,
      storage_url: `/pictures/${id}/original?v=1`,
      mask_url: null,
      thumbhash: null,
      plan: null,
      width: 4000,
      height: 3000,
      branch_name: 'main',
      tags: [],
      created_at: AT,
      ...about,
    } as Version;
  },
  /** A version made from another one. */
  edit(from: Version, about: Partial<Record<keyof Version, unknown>> = {}): Version {
    return make.version({
      image: from.image,
      parent: from.id,
      label: 'Sage walls',
      kind: 'edited',
      operation: 'wall-color',
      is_primary: false,
      changed_share: 0.31,
      edit_class: 'surfaces',
      ...about,
    });
  },
  /** An arrangement of these kinds of furniture, in a rustic living room. */
  plan(...kinds: string[]): StagingPlan {
    const place = { silhouette: 'plain', x: 0, y: 0, z: -2, turn: 0, size: [1, 1, 1] as const };
    const items = kinds.map((kind) => ({ kind, ...place }));
    return { version: 1, roomType: 'living_room', style: 'rustic', seed: 5, items };
  },
  /** An edit that is still being made; it has no pictures. */
  pending(from: Version, jobId: string): Version {
    const nothing = {
      thumbnail_url: null,
      preview_url: null,
      storage_url: null,
      changed_share: null,
      edit_class: null,
    };
    return make.edit(from, { status: 'pending', job_id: jobId, ...nothing });
  },
  job(version: Version, about: Partial<Record<keyof EditJob, unknown>> = {}): EditJob {
    return {
      id: version.job_id,
      kind: version.operation,
      image: version.image,
      version: version.id,
      result_version: null,
      status: 'in_progress',
      error_message: null,
      error_code: null,
      stage: 'Finding walls',
      progress: 0.4,
      queue_position: null,
      estimated_wait_seconds: null,
      estimated_seconds: null,
      seconds_left: null,
      preview_url: null,
      created_at: AT,
      started_at: AT,
      finished_at: null,
      ...about,
    } as EditJob;
  },
  image(versions: Version[] = [], about: Partial<Record<keyof Image, unknown>> = {}): Image {
    return {
      id: versions[0]?.image ?? nextId(),
      name: 'bedroom.jpg',
      original_url: '/pictures/original',
      preview_url: '/pictures/preview',
      thumb_url: '/pictures/thumbnail',
      width: 4000,
      height: 3000,
      thumbhash: '',
      project: null,
      project_title: null,
      created_at: AT,
      versions,
      shown_version: versions.findLast(({ status }) => status === 'completed')?.id ?? nextId(),
      detected_objects: { categories: [] },
      ...about,
    } as Image;
  },
  project(about: Partial<Record<keyof ProjectDetail, unknown>> = {}): ProjectDetail {
    return {
      id: nextId(),
      title: 'Elm Street',
      address: '12 Elm Street',
      notes: '',
      image_count: 0,
      is_sample: false,
      is_default: false,
      deleted_at: null,
      cover_url: null,
      cover_label: null,
      cover_original_url: null,
      created_at: AT,
      updated_at: AT,
      images: [],
      ...about,
    } as ProjectDetail;
  },
  /** The only page of a list. */
  page<Row>(results: readonly Row[]) {
    return { results, count: results.length, num_pages: 1, has_next: false, has_previous: false };
  },
  operation(about: Partial<Record<keyof Operation, unknown>> = {}): Operation {
    return {
      id: nextId(),
      description: 'Sage walls',
      project: null,
      project_title: null,
      image: null,
      thumb_url: null,
      status: 'completed',
      started_at: AT,
      ...about,
    } as Operation;
  },
  id: nextId,
};

/** A list answer that is one page. */
export const page = <Row>(results: Row[]) => ({
  results,
  count: results.length,
  num_pages: 1,
  has_next: false,
  has_previous: false,
});

/** Rows of the list of projects carry no images. */
export const listed = ({ images: _images, ...project }: ProjectDetail): Project => project;
