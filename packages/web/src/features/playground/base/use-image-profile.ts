import type { ImageId, ProjectId, PublishingProfile, Version } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { projectProfileQuery } from '../../../core/publishing/queries.ts';
import { imageQuery } from './queries.ts';

/**
 * The publishing rules for a photo. Null while they load, and for a photo without a listing. The server checks the
 * rules in any case.
 */
export function useImageProfile(base: Pick<Version, 'image'> | null): PublishingProfile | null {
  // the page requests it
  const image = useQuery({ ...imageQuery(base?.image ?? ('' as ImageId)), enabled: false });
  const project = base ? (image.data?.project ?? null) : null;
  const profile = useQuery({
    ...projectProfileQuery(project ?? ('' as ProjectId)),
    enabled: project !== null,
  });
  return (project !== null && profile.data) || null;
}
