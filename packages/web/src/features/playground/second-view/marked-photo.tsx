import type { Version } from '@home-design/contract';
import { Text, VisuallyHidden } from '@mantine/core';
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Photo } from '../../../core/photo/photo.tsx';
import { Stage } from '../../../core/photo/stage.tsx';
import type { Point } from '../marks/mark.ts';
import type { Places } from './first-places.ts';
import { FloorMark } from './floor-mark.tsx';
import { Magnifier } from './magnifier.tsx';
import classes from './second-view.module.css';
import { secondViewCopy as copy } from './second-view-copy.ts';

interface MarkedPhotoProps {
  version: Version;
  /** The name of the photo, for people who cannot see which it is. */
  name: string;
  caption: string;
  places: Places;
  onChange: (places: Places) => void;
  /** Is drawn over the photo, below the marks. */
  children?: ReactNode;
}

/** A photo with two numbered marks on its floor. A tap moves the mark that was used last; then it is the other's turn. */
export function MarkedPhoto({ version, name, caption, places, onChange, children }: MarkedPhotoProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<0 | 1>(0);
  const [held, setHeld] = useState<0 | 1 | null>(null);
  /** Read out after a step by keys. */
  const [news, setNews] = useState('');
  /** Whether the photo beside the marks is pressed. A finger that scrolls the page ends it. */
  const isPressed = useRef(false);
  const helpId = useId();

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return inside({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  const put = (which: 0 | 1, place: Point): void =>
    onChange(which === 0 ? [inside(place), places[1]] : [places[0], inside(place)]);

  function take(event: PointerEvent, which: 0 | 1): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    isPressed.current = false;
    setHeld(which);
    stage.current?.setPointerCapture(event.pointerId);
  }

  function step(which: 0 | 1, by: Point): void {
    const to = inside({ x: places[which].x + by.x, y: places[which].y + by.y });
    put(which, to);
    setNews(copy.at(which + 1, to.x, to.y));
  }

  function release(event: PointerEvent): void {
    const which = held ?? next;
    if (held === null && isPressed.current) put(next, placeOf(event));
    if (held !== null || isPressed.current) setNext(which === 0 ? 1 : 0);
    letGo();
  }

  function letGo(): void {
    isPressed.current = false;
    setHeld(null);
  }

  return (
    <figure className={classes.marked}>
      <Stage width={version.width} height={version.height}>
        <Photo picture={version} alt={name} sizes="(max-width: 62em) 100vw, 40vw" eager />
        <div
          ref={stage}
          className={classes.surface}
          onPointerDown={(event) => {
            isPressed.current = event.button === 0;
          }}
          onPointerMove={(event) => held !== null && put(held, placeOf(event))}
          onPointerUp={release}
          onPointerCancel={letGo}
        >
          {children}
          {([0, 1] as const).map((which) => (
            <FloorMark
              key={which}
              number={which + 1}
              label={copy.mark(which + 1, name)}
              place={places[which]}
              describedBy={helpId}
              onTake={(event) => take(event, which)}
              onStep={(by) => step(which, by)}
            />
          ))}
          {held !== null && <Magnifier version={version} place={places[held]} />}
        </div>
      </Stage>
      <Text component="figcaption" size="sm" c="dimmed" truncate>
        {caption}: {name}
      </Text>
      <VisuallyHidden id={helpId}>{copy.markHelp}</VisuallyHidden>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </figure>
  );
}

const inside = ({ x, y }: Point): Point => ({ x: share(x), y: share(y) });
const share = (value: number): number => Math.min(1, Math.max(0, value));
