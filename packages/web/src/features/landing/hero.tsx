import { Title } from '@mantine/core';
import { landingCopy } from './copy.ts';
import classes from './landing.module.css';
import { StartButton } from './start-button.tsx';

/** The headline and the two buttons that start. */
export function Hero({ onIntent }: { onIntent: () => void }) {
  return (
    <section className={classes.hero}>
      <Title order={1} className={classes.headline}>
        {landingCopy.title}
      </Title>
      <div>
        <p className={classes.lead}>{landingCopy.lead}</p>
        <div className={classes.actions}>
          <StartButton label={landingCopy.tryIt} failure={landingCopy.sessionFailed} onIntent={onIntent} />
          <StartButton
            variant="default"
            label={landingCopy.startRemodeling}
            failure={landingCopy.playgroundSessionFailed}
            onIntent={onIntent}
          />
        </div>
      </div>
    </section>
  );
}
