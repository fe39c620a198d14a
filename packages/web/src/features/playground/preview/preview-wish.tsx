import type { Version, VersionId } from '@home-design/contract';
import { Text } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { askPreview, comeNearPreview, forgetPreview, nameOfPreview } from './ask-preview.ts';
import classes from './preview.module.css';
import { previewCopy as copy } from './preview-copy.ts';
import type { WantedPreview } from './preview-store.ts';
import { useShownPreview } from './use-shown-preview.ts';

interface PreviewWishProps {
  /** The version to preview; null without one. */
  version: Version | null;
  wanted: WantedPreview;
}

/** Requests the preview of what the user chooses, once another one is chosen, and shows its state. */
export function PreviewWish({ version, wanted }: PreviewWishProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const { state } = useShownPreview(version ?? undefined);
  useNearness(place, version?.id, wanted.kind);
  useAsking(version?.id, wanted);
  return (
    <Text ref={place} size="sm" c="dimmed" role="status" className={classes.wish}>
      {state === 'shown' && copy.shown[wanted.kind]}
      {state === 'preparing' && copy.preparing}
    </Text>
  );
}

/** Loads what previews need when the user comes near the panel, so that it is ready when something is chosen. */
function useNearness(
  place: RefObject<HTMLElement | null>,
  version: VersionId | undefined,
  kind: WantedPreview['kind'],
): void {
  useEffect(() => {
    const panel = place.current?.closest('form');
    if (!panel || !version) return;
    const come = () => comeNearPreview(version, kind);
    const events = ['pointerenter', 'focusin'] as const;
    for (const event of events) panel.addEventListener(event, come);
    return () => {
      for (const event of events) panel.removeEventListener(event, come);
      forgetPreview();
    };
  }, [place, version, kind]);
}

/** What was chosen before the photo was opened does not request a preview. */
function useAsking(version: VersionId | undefined, wanted: WantedPreview): void {
  const name = nameOfPreview(wanted);
  const latest = useRef(wanted);
  latest.current = wanted;
  const before = useRef({ version, name });
  useEffect(() => {
    const { current } = before;
    before.current = { version, name };
    if (!version || current.version !== version || current.name === name) return;
    askPreview(version, latest.current);
  }, [version, name]);
}
