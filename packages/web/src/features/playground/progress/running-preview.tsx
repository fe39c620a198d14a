import type { EditJob } from '@home-design/contract';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import labels from '../preview/preview.module.css';
import type { RunningEdit } from './running-on.ts';
import classes from './running-preview.module.css';

const copy = {
  label: 'Preview. The final picture follows.',
  news: (name: string) => `${name}: the photo shows a preview. The final picture follows.`,
};

interface RunningPreviewProps {
  running: RunningEdit;
  /** Where the label is shown, which does not grow with the photo. */
  labelPlace: HTMLElement | null;
}

/** Covers the photo with the preview of a running edit, and says on the photo and to screen readers that it is one. */
export function RunningPreview({ running: { version, job }, labelPlace }: RunningPreviewProps) {
  const url = usePreviewUrl(job);
  const [state, setState] = useState<{ url: string; at: 'loaded' | 'failed' } | null>(null);
  const at = state?.url === url ? state?.at : undefined;
  const isShown = url !== null && at === 'loaded';
  return (
    <>
      {url !== null && at !== 'failed' && (
        <img
          src={url}
          alt=""
          aria-hidden
          className={classes.picture}
          data-testid="running-preview"
          data-loaded={isShown || undefined}
          draggable={false}
          onLoad={() => setState({ url, at: 'loaded' })}
          onError={() => setState({ url, at: 'failed' })}
        />
      )}
      {labelPlace &&
        createPortal(
          <>
            {isShown && (
              <span className={labels.label} aria-hidden>
                {copy.label}
              </span>
            )}
            {/* In the page before its text, so that the text is read out. */}
            <VisuallyHidden role="status">{isShown ? copy.news(version.label) : ''}</VisuallyHidden>
          </>,
          labelPlace,
        )}
    </>
  );
}

/** The address of the preview; null if there is none. It stays between the end of the edit and its result. */
function usePreviewUrl(job: EditJob | undefined): string | null {
  const [last, setLast] = useState<{ job: EditJob['id']; url: string } | null>(null);
  const now = job?.preview_url ?? null;
  if (job && now !== null && now !== last?.url) setLast({ job: job.id, url: now });
  return now ?? (job?.status === 'succeeded' && last?.job === job.id ? last.url : null);
}
