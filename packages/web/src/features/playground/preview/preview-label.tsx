import type { Version } from '@home-design/contract';
import classes from './preview.module.css';
import { previewCopy as copy } from './preview-copy.ts';
import { useShownPreview } from './use-shown-preview.ts';

/** Says on the photo that it is a preview and no edit, or that one is loading. */
export function PreviewLabel({ version }: { version: Version }) {
  const { state } = useShownPreview(version);
  if (state === 'none') return null;
  return (
    // The panel says the same for screen readers.
    <span className={classes.label} aria-hidden>
      {state === 'shown' ? copy.label : copy.labelPreparing}
    </span>
  );
}
