import type { VersionId } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './preview.module.css';
import { previewCopy as copy } from './preview-copy.ts';
import { askPreview, forgetPreview, setPreview } from './preview-store.ts';
import { useWallPreview } from './use-wall-preview.ts';

interface PreviewWishProps {
  /** The version to paint; undefined without one. */
  version: VersionId | undefined;
  /** Name of a paint, or a typed color. */
  color: string;
  strength: number;
}

/** Requests the preview of the chosen paint, once the user chooses one, and shows its state. */
export function PreviewWish({ version, color, strength }: PreviewWishProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const { preview, paint, isPreparing } = useWallPreview(version);
  useNearness(place, version);
  useAsking(version, color, strength);
  const shown = preview && paint ? copy.shown : '';
  return (
    <Text ref={place} size="sm" c="dimmed" role="status" className={classes.wish}>
      {isPreparing ? copy.preparing : shown}
    </Text>
  );
}

/** Loads the layers when the user comes near the paints, so that they are ready when one is chosen. */
function useNearness(place: React.RefObject<HTMLElement | null>, version: VersionId | undefined): void {
  useEffect(() => {
    const panel = place.current?.closest('form');
    if (!panel || !version) return;
    const come = () => setPreview({ near: version });
    const events = ['pointerenter', 'focusin'] as const;
    for (const event of events) panel.addEventListener(event, come);
    return () => {
      for (const event of events) panel.removeEventListener(event, come);
      forgetPreview();
    };
  }, [place, version]);
}

/** A paint that was chosen before the photo was opened does not request a preview. */
function useAsking(version: VersionId | undefined, color: string, strength: number): void {
  const before = useRef({ version, color, strength });
  useEffect(() => {
    const { current } = before;
    before.current = { version, color, strength };
    if (!version || current.version !== version) return;
    if (current.color === color && current.strength === strength) return;
    askPreview(version, color, strength);
  }, [version, color, strength]);
}
