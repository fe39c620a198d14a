import type { Project, ProjectDetail } from '@home-design/contract';
import { imageView, type withVersions } from '../images/index.ts';
import { pictureAddress } from '../versions/index.ts';
import type { ListedProject } from './store.ts';

/** The wire form of a project in a list. */
export function projectView(project: ListedProject): Project {
  return {
    id: project.id,
    title: project.title,
    address: project.address,
    notes: project.notes,
    image_count: project.imageCount,
    is_sample: project.isSample,
    is_default: project.isDefault,
    deleted_at: project.deletedAt?.toISOString() ?? null,
    cover_url: project.cover && pictureAddress(project.cover, 'thumbnail'),
    cover_label: project.cover?.label ?? null,
    cover_original_url: project.coverOriginal && pictureAddress(project.coverOriginal, 'thumbnail'),
    created_at: project.createdAt.toISOString(),
    updated_at: project.updatedAt.toISOString(),
  };
}

/** The wire form of a single project, with its images. */
export function projectDetailView(
  project: ListedProject,
  images: Awaited<ReturnType<typeof withVersions>>,
): ProjectDetail {
  return { ...projectView(project), images: images.map(imageView) };
}
