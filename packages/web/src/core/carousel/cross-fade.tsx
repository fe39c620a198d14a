import { CAROUSEL_TRANSITION_MS } from '@home-design/contract';
import { useEffect, useState } from 'react';
import classes from './cross-fade.module.css';

interface CrossFadeProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Shown if `src` cannot be loaded. */
  fallback: string;
}

interface Shown {
  src: string;
  alt: string;
}

/** A picture that fades into the next one. The earlier picture stays in the same frame until the next one is loaded. */
export function CrossFade({ src, alt, width, height, fallback }: CrossFadeProps) {
  const [shown, setShown] = useState<Shown>({ src: fallback, alt });
  const [before, setBefore] = useState<Shown | null>(null);

  useEffect(() => {
    let isWanted = true;
    void loaded(src)
      .then((isThere) => (isThere ? src : fallback))
      .then((next) => {
        if (!isWanted) return;
        setShown((now) => {
          if (now.src !== next) setBefore(now);
          return { src: next, alt };
        });
      });
    return () => {
      isWanted = false;
    };
  }, [src, alt, fallback]);

  useEffect(() => {
    if (before === null) return;
    const timer = setTimeout(() => setBefore(null), CAROUSEL_TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [before]);

  const isComing = shown.src !== src && shown.alt !== alt;
  return (
    <div className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }} aria-busy={isComing}>
      {before && <img className={classes.picture} src={before.src} alt="" width={width} height={height} />}
      <img
        key={shown.src}
        className={before ? classes.coming : classes.picture}
        style={{ animationDuration: `${CAROUSEL_TRANSITION_MS}ms` }}
        src={shown.src}
        alt={shown.alt}
        width={width}
        height={height}
        draggable={false}
      />
    </div>
  );
}

/** Whether a picture is loaded and ready to be drawn. */
export async function loaded(src: string): Promise<boolean> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
