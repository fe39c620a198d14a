import type { Image, Version } from '@home-design/contract';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLayoutBoard, IconShare } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { onePictureCopy as copy } from './one-picture-copy.ts';

const AddToBoardDialog = lazyPart(
  async () => (await import('./add-to-board-dialog.tsx')).AddToBoardDialog,
  'dialog',
);
const SharePictureDialog = lazyPart(
  async () => (await import('./share-picture-dialog.tsx')).SharePictureDialog,
  'dialog',
);

interface VersionSharingProps {
  image: Image;
  version: Version;
}

/** Puts a finished version on a board, or shares it by a board. Boards belong to projects, so the image needs one. */
export function VersionSharing({ image, version }: VersionSharingProps) {
  const [isAdding, adding] = useDisclosure(false);
  const [isSharing, sharing] = useDisclosure(false);
  const { project } = image;
  const add = project === null ? () => toast.success(copy.comingSoon, copy.addLater) : adding.open;
  const share = project === null ? () => toast.success(copy.comingSoon, copy.shareLater) : sharing.open;
  const icon = { size: 18, stroke: ICON_STROKE, 'aria-hidden': true } as const;

  return (
    <>
      <Button variant="default" leftSection={<IconLayoutBoard {...icon} />} onClick={add}>
        {copy.add}
      </Button>
      <Button variant="default" leftSection={<IconShare {...icon} />} onClick={share}>
        {copy.share}
      </Button>
      {project !== null && (
        <>
          <OnDemand wanted={isAdding}>
            <AddToBoardDialog
              project={project}
              imageName={image.name}
              version={version}
              opened={isAdding}
              onClose={adding.close}
            />
          </OnDemand>
          <OnDemand wanted={isSharing}>
            <SharePictureDialog
              // Another picture starts again with the choice of a board.
              key={version.id}
              project={project}
              imageName={image.name}
              version={version}
              opened={isSharing}
              onClose={sharing.close}
            />
          </OnDemand>
        </>
      )}
    </>
  );
}
