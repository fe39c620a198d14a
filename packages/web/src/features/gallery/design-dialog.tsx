import type { GalleryItem, GalleryItemId } from '@home-design/contract';
import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconDownload, IconHeart, IconHeartFilled, IconPhotoOff, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { designQuery } from '../../core/store/gallery-queries.ts';
import { useAppState } from '../../core/store/use-app-state.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import designClasses from './design.module.css';
import { DesignCarousel } from './design-carousel.tsx';
import { DesignFacts } from './design-facts.tsx';
import { fileNameOf } from './file-name.ts';
import { Marks } from './marks.tsx';
import type { DesignActs } from './use-design-acts.ts';
import { useGalleryOperations } from './use-gallery-operations.ts';

interface DesignDialogProps {
  itemId: GalleryItemId;
  opened: boolean;
  acts: DesignActs;
  onContact: (item: GalleryItem) => void;
  onClose: () => void;
  /** Called when the dialog has closed and left the screen. */
  onClosed: () => void;
}

/** A design in full. Opening it counts as a view. */
export function DesignDialog({ itemId, opened, acts, onContact, onClose, onClosed }: DesignDialogProps) {
  const [leadsToContact, setLeadsToContact] = useState(false);
  const gallery = useGalleryOperations();
  const design = useQuery(designQuery(itemId));
  // Shows the design from the list until the answer arrives.
  const known = useAppState((state) => state.galleryItems.find(({ id }) => id === itemId));
  const item = design.data ?? known;
  useEffect(() => {
    // The query holds the failure; here only the list gets the answer.
    gallery.get(itemId).catch(() => undefined);
  }, [gallery, itemId]);

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={item?.title ?? copy.title}
      closeLabel={copy.close}
      size="76rem"
      returnsFocus={!leadsToContact}
      onClosed={() => {
        setLeadsToContact(false);
        onClosed();
      }}
    >
      {item ? (
        <Design
          key={item.id}
          item={item}
          acts={acts}
          onContact={() => {
            setLeadsToContact(true);
            onContact(item);
          }}
        />
      ) : design.error ? (
        <StatePanel
          tone="problem"
          icon={<IconPhotoOff stroke={ICON_STROKE} />}
          title={copy.missingTitle}
          text={design.error.message}
          action={<Button onClick={() => void design.refetch()}>{copy.tryAgain}</Button>}
        />
      ) : (
        <div className={designClasses.waiting}>
          <VisuallyHidden role="status">{copy.opening}</VisuallyHidden>
          <Loader aria-hidden />
        </div>
      )}
    </Dialog>
  );
}

interface DesignProps {
  item: GalleryItem;
  acts: DesignActs;
  onContact: () => void;
}

const icon = { size: 18, stroke: ICON_STROKE, 'aria-hidden': true } as const;

function Design({ item, acts, onContact }: DesignProps) {
  const [place, setPlace] = useState(0);
  const shown = item.images[place] ?? item.images[0];
  return (
    <div className={designClasses.design}>
      <DesignCarousel title={item.title} images={item.images} place={place} onPlace={setPlace} />
      <div className={designClasses.about}>
        <Marks item={item} />
        <DesignFacts item={item} onContact={onContact} />
        <div className={designClasses.acts}>
          <Button
            variant={item.liked ? 'light' : 'filled'}
            leftSection={item.liked ? <IconHeartFilled {...icon} /> : <IconHeart {...icon} />}
            aria-pressed={item.liked}
            onClick={() => acts.like(item)}
          >
            {item.liked ? copy.liked : copy.like}
          </Button>
          <Button variant="default" leftSection={<IconShare {...icon} />} onClick={() => acts.share(item)}>
            {copy.share}
          </Button>
          {shown && (
            <Button
              component="a"
              href={shown.download_url}
              download={fileNameOf(item.title, shown)}
              variant="default"
              leftSection={<IconDownload {...icon} />}
            >
              {copy.download}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
