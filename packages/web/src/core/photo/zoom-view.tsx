import { ActionIcon, Tooltip } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowsMinimize, IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TransformComponent, TransformWrapper, useControls } from 'react-zoom-pan-pinch';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './zoom-view.module.css';

/** From here on the preview would look soft, and dragging moves the picture instead of the page. */
const ZOOMED_FROM = 1.05;
const LARGEST_SCALE = 8;

interface ZoomViewProps {
  /** Called with whether the picture is enlarged, so that a sharper one can be loaded. */
  children: (isZoomed: boolean) => ReactNode;
}

/** Lets a picture be enlarged and moved by wheel, pinch, double click, keys and buttons. */
export function ZoomView({ children }: ZoomViewProps) {
  const [isZoomed, setZoomed] = useState(false);
  const isStill = useReducedMotion();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // An unzoomed picture leaves to the page every turn of the wheel that it cannot use itself: outwards, or
    // inwards while its upper edge is out of sight.
    const leaveToPage = (event: WheelEvent) => {
      const isPageScroll = event.deltaY > 0 || element.getBoundingClientRect().top < 0;
      if (!isZoomed && isPageScroll && !event.ctrlKey) event.stopPropagation();
    };
    element.addEventListener('wheel', leaveToPage, { capture: true, passive: true });
    return () => element.removeEventListener('wheel', leaveToPage, { capture: true });
  }, [isZoomed]);

  return (
    <div ref={root} className={classes.root} data-zoomed={isZoomed || undefined}>
      <TransformWrapper
        minScale={1}
        maxScale={LARGEST_SCALE}
        panning={{ disabled: !isZoomed, velocityDisabled: isStill }}
        keyboard={{ disabled: false, animationTime: isStill ? 0 : 150 }}
        doubleClick={{ mode: 'toggle', step: 1.5, animationTime: isStill ? 0 : 200 }}
        zoomAnimation={{ disabled: isStill }}
        onTransform={(_view, { scale }) => setZoomed(scale > ZOOMED_FROM)}
      >
        <TransformComponent
          wrapperClass={classes.wrapper ?? ''}
          contentClass={classes.content ?? ''}
          wrapperProps={{ tabIndex: 0, role: 'group', 'aria-label': copy.zoomGroup }}
        >
          {children(isZoomed)}
        </TransformComponent>
        <ZoomButtons isStill={isStill} isZoomed={isZoomed} />
      </TransformWrapper>
    </div>
  );
}

function ZoomButtons({ isStill, isZoomed }: { isStill: boolean; isZoomed: boolean }) {
  const { zoomIn, zoomOut, resetTransform } = useControls();
  const time = isStill ? 0 : 200;
  const buttons = [
    { label: copy.zoomIn, icon: IconPlus, press: () => zoomIn(0.5, time), disabled: false },
    { label: copy.zoomOut, icon: IconMinus, press: () => zoomOut(0.5, time), disabled: !isZoomed },
    {
      label: copy.zoomReset,
      icon: IconArrowsMinimize,
      press: () => resetTransform(time),
      disabled: !isZoomed,
    },
  ];

  return (
    <div className={classes.buttons}>
      {buttons.map(({ label, icon: Icon, press, disabled }) => (
        <Tooltip key={label} label={label} position="left">
          <ActionIcon
            variant="default"
            size={44}
            aria-label={label}
            disabled={disabled}
            onClick={() => void press()} // resolves when the movement has ended
          >
            <Icon size={20} stroke={ICON_STROKE} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  );
}
