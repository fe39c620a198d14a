import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { answerConsent } from './consent.ts';
import classes from './consent-banner.module.css';
import { analyticsCopy } from './copy.ts';

/** Asks whether use may be recorded. Both answers take one press and look the same. */
export function ConsentBanner() {
  return (
    <section data-foot-bar className={classes.banner} aria-label={analyticsCopy.label}>
      <p className={classes.text}>
        {analyticsCopy.text}{' '}
        <Anchor component={Link} to={paths.privacy()} inherit underline="always">
          {analyticsCopy.more}
        </Anchor>
      </p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answerConsent('refused')}>
          {analyticsCopy.refuse}
        </Button>
        <Button variant="default" onClick={() => answerConsent('granted')}>
          {analyticsCopy.allow}
        </Button>
      </div>
    </section>
  );
}
