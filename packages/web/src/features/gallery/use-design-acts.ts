import type { GalleryItem } from '@home-design/contract';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import { useGalleryOperations } from './use-gallery-operations.ts';

/** What a visitor does with a design; both tell of their own failure. */
export interface DesignActs {
  like: (item: GalleryItem) => void;
  share: (item: GalleryItem) => void;
}

/** Liking and sharing. */
export function useDesignActs(): DesignActs {
  const gallery = useGalleryOperations();
  return {
    like: function like(item) {
      gallery
        .like(item)
        .catch((error) => toast.failed(copy.likeFailed, error, copy.likeFailedText, () => like(item)));
    },
    share: (item) => {
      gallery
        .share(item.id)
        .then((url) => passOn(item.title, url))
        .catch(() => toast.error(copy.shareFailed, copy.shareFailedText));
    },
  };
}

/** By the device's own sheet where fingers are used, else by the clipboard. */
async function passOn(title: string, url: string): Promise<void> {
  // Absent on insecure pages and in some browsers, whatever the types say.
  const hasSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  if (hasSheet && (await wasShared({ title, url }))) return;
  await copyText(url);
  toast.success(copy.linkCopied);
}

/** @returns false when there is no sheet after all; who closes it has changed their mind */
async function wasShared(about: ShareData): Promise<boolean> {
  try {
    await navigator.share(about);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
