import { Link } from 'react-router';
import { paths } from '../lib/addresses/paths.ts';
import classes from './brand.module.css';

/** The product's mark and name as a link to the start page; `compact` shows only the mark. */
export function Brand({ compact = false }: { compact?: boolean }) {
  return (
    <Link to={paths.landing()} className={classes.brand} aria-label="Home Design, home">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="7" className={classes.ground} />
        <path d="M8 24V13.2L16 7l8 6.2V24" className={classes.roof} />
        <path d="M13 24v-6.5h6V24" className={classes.door} />
      </svg>
      {!compact && <span className={classes.name}>Home Design</span>}
    </Link>
  );
}
