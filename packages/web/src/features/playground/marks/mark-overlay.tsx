import type { Image, Version } from '@home-design/contract';
import { VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatPercent } from '../../../lib/formats.ts';
import { type Point, takesRegion, tapped } from './mark.ts';
import { addMark, type Marking, SWITCHED, setMarks, undoMark, useMarks } from './mark-store.ts';
import { MarkingCanvas } from './marking-canvas.tsx';
import { marksCopy as copy } from './marks-copy.ts';
import { MarksDrawing } from './marks-drawing.tsx';
import { ObjectSpots } from './object-spots.tsx';
import { type Region, regionAt } from './region-map.ts';
import { RegionTint } from './region-tint.tsx';
import { useMarking } from './use-marking.ts';
import { useRegions } from './use-regions.ts';

/** Covers the photo while the user marks things on it. */
export function MarkOverlay({ image, version }: { image: Image; version: Version }) {
  const marking = useMarks((state) => state.marking);
  const detectedIn = useMarks((state) => state.detectedIn);
  return (
    <>
      {marking && <MarkCanvas version={version} marking={marking} />}
      {/* Is above the canvas, except while something is drawn. */}
      {detectedIn === version.id && !marking && <ObjectSpots imageId={image.id} versionId={version.id} />}
    </>
  );
}

function newsOf({ name, share }: Region, isTaken: boolean): string {
  if (name !== undefined) return isTaken ? copy.markOn(name) : copy.markOff(name);
  return (isTaken ? copy.on : copy.off)(formatPercent(share));
}

function MarkCanvas({ version, marking }: { version: Version; marking: Marking }) {
  const { marks, tool, side, brush } = useMarks();
  const canvas = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  const regions = useRegions(marking).data;
  const switches = SWITCHED.has(marking.mode);

  function tap(place: Point): void {
    const region = regions && regionAt(regions, place);
    if (!region) return;
    const byItself = switches && region.isTaken;
    const isTaken = takesRegion(marks, region.id, byItself);
    const next = tapped(marks, region.id, switches ? (isTaken ? 'remove' : 'add') : side);
    setMarks({ marks: next });
    setNews(newsOf(region, takesRegion(next, region.id, byItself)));
  }

  const { drawn, cross, handlers } = useMarking(canvas, {
    tool,
    side,
    brush,
    onTap: tap,
    onMark: (mark) => {
      addMark(mark);
      setNews(copy.marked);
    },
    onUndo: () => {
      undoMark();
      setNews(copy.undone);
    },
  });

  return (
    <>
      {regions && tool === 'tap' && <RegionTint regions={regions} marks={marks} switches={switches} />}
      <MarksDrawing
        width={version.width}
        height={version.height}
        {...{ marks, drawn, tool, side, brush, cross }}
      />
      <MarkingCanvas {...{ canvas, tool, handlers }} label={copy.canvas} help={copy.canvasHelp} />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
