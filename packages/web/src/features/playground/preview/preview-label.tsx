import type { VersionId } from '@home-design/contract';
import classes from './preview.module.css';
import { previewCopy as copy } from './preview-copy.ts';
import { useWallPreview } from './use-wall-preview.ts';

/** Says on the photo that the walls are not painted yet, or that a preview is loading. */
export function PreviewLabel({ version }: { version: VersionId }) {
  const { preview, paint, isPreparing } = useWallPreview(version);
  const isShown = preview !== null && paint !== null;
  if (!isShown && !isPreparing) return null;
  return (
    // The panel says the same for screen readers.
    <span className={classes.label} aria-hidden>
      {isShown ? copy.label : copy.labelPreparing}
    </span>
  );
}
