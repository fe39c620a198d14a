import { useDocumentTitle } from '../../ui/document-title.ts';
import { copy } from './copy.ts';
import { StartView } from './start-view.tsx';
import { usePlace } from './use-place.ts';
import { Workbench } from './workbench.tsx';

/** Edit one image; without one in the address, choose it first. */
export function PlaygroundPage() {
  const { imageId, versionId } = usePlace();
  useDocumentTitle(copy.title);

  if (imageId === null) return <StartView />;
  return <Workbench key={imageId} imageId={imageId} versionId={versionId} />;
}
