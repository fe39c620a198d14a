import type { Image, Version } from '@home-design/contract';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { formatPercent } from '../../../lib/formats.ts';
import { regionsQuery } from '../detail-queries.ts';
import { type Point, takesRegion, tapped } from './mark.ts';
import { addMark, type Marking, setMarks, undoMark, useMarks } from './mark-store.ts';
import classes from './marks.module.css';
import { marksCopy as copy } from './marks-copy.ts';
import { MarksDrawing } from './marks-drawing.tsx';
import { ObjectBoxes } from './object-boxes.tsx';
import { regionAt } from './region-map.ts';
import { RegionTint } from './region-tint.tsx';
import { useMarking } from './use-marking.ts';

/** What lies over the photo while things are pointed out on it. */
export function MarkOverlay({ image, version }: { image: Image; version: Version }) {
  const marking = useMarks((state) => state.marking);
  const detectedIn = useMarks((state) => state.detectedIn);
  return (
    <>
      {marking && <MarkCanvas version={version} marking={marking} />}
      {/* Above the canvas, unless something is drawn just now. */}
      {detectedIn === version.id && !marking && <ObjectBoxes imageId={image.id} versionId={version.id} />}
    </>
  );
}

function MarkCanvas({ version, marking }: { version: Version; marking: Marking }) {
  const { marks, tool, side, brush } = useMarks();
  const canvas = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [news, setNews] = useState('');
  const regions = useQuery({ ...regionsQuery(marking.base), enabled: tool === 'tap' }).data;
  const takesWalls = marking.mode === 'wall-color';

  function tap(place: Point): void {
    const region = regions && regionAt(regions, place);
    if (!region) return;
    const byItself = takesWalls && region.is_wall;
    const isTaken = takesRegion(marks, region.id, byItself);
    const next = tapped(marks, region.id, takesWalls ? (isTaken ? 'remove' : 'add') : side);
    setMarks({ marks: next });
    const says = takesRegion(next, region.id, byItself) ? copy.on : copy.off;
    setNews(says(formatPercent(region.share)));
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
      {regions && tool === 'tap' && <RegionTint regions={regions} marks={marks} takesWalls={takesWalls} />}
      <MarksDrawing
        width={version.width}
        height={version.height}
        {...{ marks, drawn, tool, side, brush, cross }}
      />
      <div
        ref={canvas}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys are named in the help
        tabIndex={0}
        className={classes.canvas}
        data-tool={tool}
        aria-label={copy.canvas}
        aria-describedby={helpId}
        onDoubleClick={(event) => event.stopPropagation()}
        {...handlers}
      />
      <VisuallyHidden id={helpId}>{copy.canvasHelp}</VisuallyHidden>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
