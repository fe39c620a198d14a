import { ImageId, ProjectId } from '@home-design/contract';
import { useEffect } from 'react';
import { useLocation, useMatch } from 'react-router';
import { clientStore } from './client-store.ts';

/** Keeps the store's current project and image in step with the address of the page. */
export function useFollowAddress(pages: { project: string; playground: string }): void {
  const projectId = useMatch(pages.project)?.params.projectId;
  const { search } = useLocation();
  const isPlayground = useMatch(pages.playground) !== null;
  const imageId = isPlayground ? new URLSearchParams(search).get('imageId') : null;

  useEffect(() => {
    const id = ProjectId.safeParse(projectId).data;
    if (id !== undefined) clientStore.setState({ currentProjectId: id });
  }, [projectId]);

  useEffect(() => {
    clientStore.setState({ currentImageId: ImageId.safeParse(imageId).data ?? null });
  }, [imageId]);
}
