import { Title } from '@mantine/core';
import { maxPhotoMegabytes } from '../../core/uploader/max-photo-megabytes.ts';
import { landingCopy, steps } from './copy.ts';
import classes from './landing.module.css';

/** The three steps from a photo to a result. */
export function HowItWorks() {
  return (
    <section className={classes.section} aria-labelledby="steps-title">
      <Title order={2} id="steps-title">
        {landingCopy.stepsTitle}
      </Title>
      <ol className={classes.steps}>
        {steps(maxPhotoMegabytes()).map(({ title, text }, index) => (
          <li key={title} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <Title order={3} size="h4">
              {title}
            </Title>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
