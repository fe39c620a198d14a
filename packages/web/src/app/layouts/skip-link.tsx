import { shellCopy } from '../copy.ts';
import { MAIN_CONTENT_ID } from './main-content.tsx';
import classes from './skip-link.module.css';

/** The first Tab stop: skips the navigation. It moves the focus itself, so that the address stays. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_CONTENT_ID}`}
      className={classes.link}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_CONTENT_ID)?.focus();
      }}
    >
      {shellCopy.skipToContent}
    </a>
  );
}
