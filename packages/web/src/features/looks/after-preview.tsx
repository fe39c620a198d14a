import type { PhotoLight, UprightView, Version } from '@home-design/contract';
import { useElementSize, useId } from '@mantine/hooks';
import { Photo } from '../../core/photo/photo.tsx';
import classes from './looks.module.css';
import { matrixOf } from './matrix-of.ts';

interface AfterPreviewProps {
  picture: Version;
  alt: string;
  curves: PhotoLight['curves'];
  map: UprightView['map'];
}

/** Previews a photo with adjusted light and straightened verticals. The browser draws it. */
export function AfterPreview({ picture, alt, curves, map }: AfterPreviewProps) {
  const id = `light-${useId()}`;
  const { ref, width, height } = useElementSize();
  const transform = map ? matrixOf(map, width, height) : undefined;
  return (
    <div className={classes.after} ref={ref}>
      {curves && (
        <svg width="0" height="0" aria-hidden className={classes.filter}>
          <filter id={id} colorInterpolationFilters="sRGB">
            <feComponentTransfer>
              <feFuncR type="table" tableValues={curves.red.join(' ')} />
              <feFuncG type="table" tableValues={curves.green.join(' ')} />
              <feFuncB type="table" tableValues={curves.blue.join(' ')} />
            </feComponentTransfer>
          </filter>
        </svg>
      )}
      <div
        className={classes.shown}
        style={{ ...(curves && { filter: `url(#${id})` }), ...(transform && { transform }) }}
      >
        <Photo className={classes.picture} picture={picture} alt={alt} sizes="320px" />
      </div>
    </div>
  );
}
