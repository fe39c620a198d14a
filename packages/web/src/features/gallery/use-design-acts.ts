import type { GalleryItem } from '@home-design/contract';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';
import { useGalleryOperations } from './use-gallery-operations.ts';

/** The actions of a visitor; both report their own failures. */
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

/** Uses the device's share sheet on touch screens, and the clipboard otherwise. */
async function passOn(title: string, url: string): Promise<void> {
  // Insecure pages and some browsers do not have it, although the types say so.
  const hasSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  if (hasSheet && (await wasShared({ title, url }))) return;
  await copyText(url);
  toast.success(copy.linkCopied);
}

/** @returns false when there is no sheet after all; true also when the user closes it */
async function wasShared(about: ShareData): Promise<boolean> {
  try {
    await navigator.share(about);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
