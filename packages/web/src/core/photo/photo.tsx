import { type CSSProperties, useMemo } from 'react';
import classes from './photo.module.css';
import { type Detail, type Picture, sourcesOf } from './picture.ts';
import { placeholderUrl } from './placeholder.ts';

interface PhotoProps {
  picture: Picture;
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  detail?: Detail;
  /** Loads at once: for the picture that the page is about. */
  eager?: boolean;
  className?: string | undefined;
}

/** A stored picture at the right size, without layout shift, with a blurred placeholder until it is loaded. */
export function Photo({ picture, alt, sizes, detail = 'preview', eager = false, className }: PhotoProps) {
  const { thumbhash, width, height } = picture;
  const style = useMemo<CSSProperties>(() => {
    const placeholder = placeholderUrl(thumbhash);
    return placeholder === null ? {} : { backgroundImage: `url("${placeholder}")` };
  }, [thumbhash]);
  const sources = sourcesOf(picture, detail);
  const classNames = className === undefined ? classes.photo : `${classes.photo} ${className}`;

  if (sources === null) {
    return (
      <div
        role="img"
        aria-label={alt}
        className={classNames}
        style={{ ...style, aspectRatio: `${width} / ${height}` }}
      />
    );
  }
  return (
    <img
      className={classNames}
      style={style}
      {...sources}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}
