import { asksForCheck, partsMissed, type Version } from '@home-design/contract';
import { Alert, Card, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { changeName, aboutCopy as copy } from '../base/about-copy.ts';
import { piecesOf } from '../base/furnished.ts';
import classes from '../base/playground.module.css';

/** The prefix of a warning that repeats a step. */
const LEFT_OUT = 'Left out: ';

/** Facts of the shown version: the kind of change, the steps, and the warnings. */
export function AboutVersion({ version }: { version: Version }) {
  const change = changeName(version);
  if (change === null && version.warnings.length + version.steps.length === 0 && !version.plan) return null;
  return (
    <Card padding="sm" className={classes.about}>
      {change !== null && (
        <Text size="sm">
          <strong>{copy.classTitle}:</strong> {change}
        </Text>
      )}
      {version.plan && (
        <Text size="sm">
          <strong>{copy.piecesTitle}:</strong> {piecesOf(version.plan)}
        </Text>
      )}
      {version.steps.length > 0 && <Steps steps={version.steps} />}
      <Warnings version={version} />
    </Card>
  );
}

/** 'Please check' is only for uncertain parts; the rest is 'Good to know'. */
function Warnings({ version: { warnings, steps } }: { version: Version }) {
  const checks = warnings.filter(asksForCheck);
  // The list of steps already shows what was left out.
  const notes = warnings.filter(
    (warning) => !asksForCheck(warning) && !(steps.length > 0 && warning.startsWith(LEFT_OUT)),
  );
  return (
    <>
      {checks.length > 0 && (
        <Alert
          color="terracotta"
          title={copy.warningsTitle}
          icon={<IconAlertTriangle stroke={ICON_STROKE} />}
        >
          <List sentences={checks} />
        </Alert>
      )}
      {notes.length > 0 && (
        <section aria-label={copy.notesTitle}>
          <Text size="sm" fw={600}>
            {copy.notesTitle}
          </Text>
          <List sentences={notes} />
        </section>
      )}
    </>
  );
}

function List({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={classes.warnings}>
      {sentences.map((sentence) => (
        <Text key={sentence} component="li" size="sm">
          {sentence}
        </Text>
      ))}
    </ul>
  );
}

/** The result of each part of a combined edit, with the reason if it was left out. */
function Steps({ steps }: { steps: Version['steps'] }) {
  const missed = partsMissed(steps);
  return (
    <section className={classes.steps} aria-label={copy.stepsTitle}>
      <Text size="sm" fw={600}>
        {copy.stepsTitle}
      </Text>
      <ul>
        {steps.map(({ about, edits, outcome }) => (
          <li key={about} data-left-out={edits.length === 0 || undefined}>
            <Text component="span" size="sm">
              <strong>{about}:</strong> {edits.length === 0 && `${copy.leftOut} `}
              {outcome}
            </Text>
          </li>
        ))}
      </ul>
      {missed.length > 0 && (
        <Text size="sm" mt={4}>
          {copy.notCharged(missed.map(({ about }) => about))}
        </Text>
      )}
    </section>
  );
}
