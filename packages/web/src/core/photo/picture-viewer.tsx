import { useRef } from 'react';
import Lightbox, { type LightboxExternalProps, type Plugin, type ZoomRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';

type Options = Pick<
  LightboxExternalProps,
  'className' | 'slides' | 'render' | 'toolbar' | 'slideshow' | 'captions'
>;

interface PictureViewerProps extends Options {
  /** The index of the picture to start with; with -1 it is the first one. */
  opened: number;
  words: { close: string; previous: string; next: string; zoomIn: string; zoomOut: string };
  /** Names of the dialog and of the buttons that further plugins add. */
  moreWords?: NonNullable<LightboxExternalProps['labels']>;
  /** Besides captions and zoom. */
  plugins?: readonly Plugin[];
  /** What closes the dialog besides its button and Escape. A click on a zoomed picture does not. */
  closesOn?: 'click' | 'click-beside';
  /** Whether the first picture follows the last. */
  isEndless?: boolean;
  onClose: () => void;
}

/** Pictures one at a time in the whole window. Arrow keys and swipes go to the next one, and Escape closes. */
export function PictureViewer({
  opened,
  words,
  moreWords,
  plugins = [],
  closesOn,
  isEndless = false,
  onClose,
  ...options
}: PictureViewerProps) {
  const zoom = useRef<ZoomRef>(null);
  return (
    <Lightbox
      {...options}
      open
      index={Math.max(0, opened)}
      close={onClose}
      plugins={[Captions, Zoom, ...plugins]}
      carousel={{ finite: !isEndless }}
      controller={{ closeOnBackdropClick: closesOn !== undefined }}
      zoom={{ ref: zoom }}
      on={{
        click: () => {
          if (closesOn === 'click' && (zoom.current?.zoom ?? 1) <= 1) onClose();
        },
      }}
      labels={{
        ...moreWords,
        Close: words.close,
        Previous: words.previous,
        Next: words.next,
        'Zoom in': words.zoomIn,
        'Zoom out': words.zoomOut,
      }}
    />
  );
}
