import { Progress, Text } from '@mantine/core';
import { copy } from './copy.ts';
import { type LeadStep, percentDone } from './lead-values.ts';
import classes from './leads.module.css';

/** The steps, the current one, and the completed part. A form with one step does not show it. */
export function StepIndicator({ steps, step }: { steps: readonly LeadStep[]; step: number }) {
  if (steps.length < 2) return null;
  const percent = percentDone(step, steps.length);
  return (
    <div className={classes.indicator}>
      <ol className={classes.steps} aria-label={copy.stepsLabel}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={classes.step}
            aria-current={index === step ? 'step' : undefined}
            data-done={index < step || undefined}
          >
            <span className={classes.stepNumber} aria-hidden>
              {index + 1}
            </span>
            <span className={classes.stepName}>{copy.steps[name]}</span>
          </li>
        ))}
      </ol>
      <div className={classes.bar}>
        <Progress className={classes.track ?? ''} value={percent} aria-label={copy.progress} />
        <Text size="sm" c="dimmed">
          {copy.percent(percent)}
        </Text>
      </div>
    </div>
  );
}
