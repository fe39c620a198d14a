import { ActionIcon } from '@mantine/core';
import { IconArrowsMinimize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import { useZoom } from './use-zoom.ts';
import { isEnlarged } from './zoom.ts';
import classes from './zoom-view.module.css';

interface ZoomViewProps {
  /** Called with whether the picture is enlarged, so that a sharper one can be loaded. */
  children: (isEnlarged: boolean) => ReactNode;
}

/** Enlarges and moves a picture by wheel, pinch, double click, keys and buttons. */
export function ZoomView({ children }: ZoomViewProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const { zoom, zoomIn, zoomOut, reset, handlers } = useZoom(frame);
  const enlarged = isEnlarged(zoom);
  const buttons = [
    ...(enlarged
      ? [
          { label: copy.zoomReset, icon: IconArrowsMinimize, press: showWhole },
          { label: copy.zoomOut, icon: IconMinus, press: zoomOut },
        ]
      : []),
    { label: copy.zoomIn, icon: IconPlus, press: zoomIn },
  ];

  function showWhole(): void {
    reset();
    // The button disappears, so the focus moves to the picture.
    frame.current?.focus({ preventScroll: true });
  }

  return (
    <div className={classes.root}>
      <fieldset
        ref={frame}
        className={classes.frame}
        data-enlarged={enlarged || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys named in its label work while it has the focus.
        tabIndex={0}
        aria-label={copy.zoomGroup}
        {...handlers}
      >
        <div
          className={classes.content}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        >
          {children(enlarged)}
        </div>
      </fieldset>
      <div className={classes.buttons}>
        {buttons.map(({ label, icon: Icon, press }) => (
          <ActionIcon key={label} variant="default" aria-label={label} title={label} onClick={press}>
            <Icon size={20} stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
        ))}
      </div>
    </div>
  );
}
