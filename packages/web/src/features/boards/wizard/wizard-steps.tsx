import classes from './wizard.module.css';
import { wizardCopy } from './wizard-copy.ts';
import { WIZARD_STEPS, type WizardStep } from './wizard-state.ts';

/** The three steps, with the current one marked. */
export function WizardSteps({ step }: { step: WizardStep }) {
  return (
    <ol className={classes.steps} aria-label={wizardCopy.stepsLabel}>
      {WIZARD_STEPS.map((each) => (
        <li
          key={each}
          className={classes.step}
          aria-current={each === step ? 'step' : undefined}
          data-done={each < step || undefined}
        >
          <span className={classes.stepNumber} aria-hidden>
            {each}
          </span>
          {wizardCopy.steps[each - 1]}
        </li>
      ))}
    </ol>
  );
}
