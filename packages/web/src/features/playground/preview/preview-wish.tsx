import type { VersionId } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './preview.module.css';
import { previewCopy as copy } from './preview-copy.ts';
import { askPreview, forgetPreview, setPreview } from './preview-store.ts';
import { useWallPreview } from './use-wall-preview.ts';

interface PreviewWishProps {
  /** The version that would be painted; undefined while there is none. */
  version: VersionId | undefined;
  /** Name of a paint, or what was typed. */
  color: string;
  strength: number;
}

/** Asks for the preview of what is chosen in the panel around it, once something is, and says what has become of it. */
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

/** The layers are asked for when somebody comes near the paints: they are there, or soon, when one is chosen. */
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

/** What was chosen before the photo was opened is no wish to see it painted. */
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
