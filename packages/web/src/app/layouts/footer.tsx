import { Link } from 'react-router';
import { AnalyticsHost } from '../../core/analytics/analytics-host.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { Brand } from '../../ui/brand.tsx';
import { footerCopy } from '../copy.ts';
import classes from './footer.module.css';

/** The footer of public pages, with links. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <Brand />
          <p className={classes.line}>{footerCopy.line}</p>
        </div>
        <div className={classes.lists}>
          <nav aria-label={footerCopy.navigation} className={classes.links}>
            <Link to={paths.playground()}>{footerCopy.playground}</Link>
            <Link to={paths.projects()}>{footerCopy.projects}</Link>
            <Link to={paths.boards()}>{footerCopy.boards}</Link>
            <Link to={paths.gallery()}>{footerCopy.gallery}</Link>
            <Link to={paths.consultation()}>{footerCopy.consultation}</Link>
            <Link to={paths.versionDetails()}>{footerCopy.version}</Link>
          </nav>
          <nav aria-label={footerCopy.about} className={classes.links}>
            <Link to={paths.terms()}>{footerCopy.terms}</Link>
            <Link to={paths.privacy()}>{footerCopy.privacy}</Link>
            <Link to={paths.accessibility()}>{footerCopy.accessibility}</Link>
            <Link to={paths.imprint()}>{footerCopy.imprint}</Link>
            <AnalyticsHost choices={classes.choices} />
          </nav>
        </div>
      </div>
    </footer>
  );
}
