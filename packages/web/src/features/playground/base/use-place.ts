import { ImageId, VersionId } from '@home-design/contract';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';

/** The place in the playground. The address holds it, so that Back, reload and links work. */
export function usePlace() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // An invalid id counts as absent, so that a truncated link still opens something.
  const imageId = ImageId.safeParse(search.get('imageId')).data ?? null;
  const versionId = VersionId.safeParse(search.get('versionId')).data ?? null;

  const openImage = useCallback(
    (image: ImageId) => void navigate(paths.playground({ imageId: image })),
    [navigate],
  );
  const openVersion = useCallback(
    (image: ImageId, version: VersionId) =>
      void navigate(paths.playground({ imageId: image, versionId: version }), { preventScrollReset: true }),
    [navigate],
  );
  return { imageId, versionId, openImage, openVersion };
}
