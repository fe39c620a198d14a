import { VisuallyHidden } from '@mantine/core';
import labels from '../preview/preview.module.css';
import classes from './running-preview.module.css';
import type { RunningPreview } from './running-preview.ts';

const copy = {
  label: 'Preview. The final picture follows.',
  news: (name: string) => `${name}: the photo shows a preview. The final picture follows.`,
};

/** Covers the photo with the preview of a running edit. */
export function RunningPreviewPicture({ url, isLoaded, onLoad, onError }: RunningPreview) {
  return (
    <img
      src={url}
      alt=""
      aria-hidden
      className={classes.picture}
      data-testid="running-preview"
      data-loaded={isLoaded || undefined}
      draggable={false}
      onLoad={onLoad}
      onError={onError}
    />
  );
}

/** Says on the photo, and to screen readers, that a preview is shown. */
export function RunningPreviewLabel({ name, isShown }: { name: string; isShown: boolean }) {
  return (
    <>
      {isShown && (
        <span className={labels.label} aria-hidden>
          {copy.label}
        </span>
      )}
      {/* In the page before its text, so that the text is read out. */}
      <VisuallyHidden role="status">{isShown ? copy.news(name) : ''}</VisuallyHidden>
    </>
  );
}
