import type { Version } from '@home-design/contract';
import { pictureAddress } from './picture-address.ts';
import type { TaggedVersion } from './store.ts';

/** The wire form of a version. */
export function versionView(row: TaggedVersion): Version {
  const { status, suggestedBecause } = row;
  return {
    id: row.id,
    image: row.imageId,
    parent: row.parentId,
    label: row.label,
    description: row.description,
    kind: row.kind,
    operation: row.operation,
    status: status === 'suggested' ? 'completed' : status,
    job_id: row.jobId,
    params: row.jobId ? { ...row.parameters, job_id: row.jobId } : row.parameters,
    error_message: row.errorMessage,
    error_code: row.errorCode,
    warnings: row.warnings,
    suggested_because: status === 'suggested' ? suggestedBecause : null,
    steps: row.steps,
    changed_share: row.changedShare,
    edit_class: row.editClass,
    is_primary: row.isPrimary,
    is_favorite: row.isFavorite,
    thumbnail_url: pictureAddress(row, 'thumbnail'),
    preview_url: pictureAddress(row, 'preview'),
    storage_url: pictureAddress(row, 'original'),
    mask_url: pictureAddress(row, 'mask'),
    thumbhash: row.thumbhash,
    plan: row.plan,
    width: row.width,
    height: row.height,
    branch_name: row.branchName,
    tags: row.tags,
    created_at: row.createdAt.toISOString(),
  };
}
