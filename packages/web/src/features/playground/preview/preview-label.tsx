import type { VersionId } from '@home-design/contract';
import classes from './preview.module.css';
import { previewCopy as copy } from './preview-copy.ts';
import { useWallPreview } from './use-wall-preview.ts';

/** Says that the walls are not painted yet. It keeps its size while the photo is enlarged. */
export function PreviewLabel({ version }: { version: VersionId }) {
  const { preview, paint } = useWallPreview(version);
  return (
    preview &&
    paint && (
      // The panel says the same to people who do not see the photo.
      <span className={classes.label} aria-hidden>
        {copy.label}
      </span>
    )
  );
}
