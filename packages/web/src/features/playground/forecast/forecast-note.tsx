import type { EditForecast, EditMode } from '@home-design/contract';
import { Button, Loader, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconProgressHelp, IconX } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { solutionName } from '../base/solutions.ts';
import classes from './forecast.module.css';
import { forecastCopy as copy } from './forecast-copy.ts';
import type { ForecastState } from './use-forecast.ts';

interface ForecastNoteProps {
  known: NonNullable<ForecastState>;
  /** Opens the edit that solves the problem of a part. */
  onSolve: (mode: EditMode) => void;
}

/** The forecast for a combined edit: what it will do to the photo, part by part, and what it cannot do. */
export function ForecastNote({ known, onSolve }: ForecastNoteProps) {
  return (
    <section
      className={classes.forecast}
      aria-label={copy.title}
      data-forecast
      data-refused={(known.at === 'known' && known.forecast.refusal !== null) || undefined}
    >
      <Text size="xs" fw={600}>
        {copy.title}
      </Text>
      <Content known={known} onSolve={onSolve} />
    </section>
  );
}

function Content({ known, onSolve }: ForecastNoteProps) {
  switch (known.at) {
    case 'unknown':
      return (
        <Text size="xs" c="dimmed">
          {copy.unknown}
        </Text>
      );
    case 'asking':
      return (
        <Text size="xs" c="dimmed" className={classes.line} component="div">
          <Loader size={14} aria-hidden />
          <span>{copy.asking}</span>
        </Text>
      );
    case 'known': {
      const { parts, refusal } = known.forecast;
      // If the main parts are impossible, they explain why the whole is.
      const told = refusal ? parts.filter((part) => part.is_main && part.outlook === 'cannot') : parts;
      const whole = refusal && told.length === 0 ? refusal : null;
      return (
        <>
          {refusal && (
            <Text size="xs" fw={600}>
              {copy.refused}
            </Text>
          )}
          {whole && <Obstacle sentence={whole.reason} solvedBy={whole.solved_by} onSolve={onSolve} />}
          <ul>
            {told.map((part) => (
              <Part key={part.about} part={part} onSolve={onSolve} />
            ))}
          </ul>
        </>
      );
    }
  }
}

const ICONS = { will: IconCheck, may: IconProgressHelp, cannot: IconX };

function Part({
  part: { about, outlook, sentence, solved_by },
  onSolve,
}: {
  part: EditForecast['parts'][number];
  onSolve: ForecastNoteProps['onSolve'];
}) {
  const Icon = ICONS[outlook];
  return (
    <li className={classes.line} data-outlook={outlook}>
      <Icon size={16} stroke={ICON_STROKE} aria-hidden />
      <div>
        <Text size="xs">
          <VisuallyHidden>{copy.outlooks[outlook]}. </VisuallyHidden>
          <strong>{about}:</strong> {sentence} {outlook === 'may' && copy.ifTried}
        </Text>
        {solved_by && <Solution mode={solved_by} onSolve={onSolve} />}
      </div>
    </li>
  );
}

function Obstacle({
  sentence,
  solvedBy,
  onSolve,
}: {
  sentence: string;
  solvedBy: EditMode | null;
  onSolve: ForecastNoteProps['onSolve'];
}) {
  return (
    <div>
      <Text size="xs">{sentence}</Text>
      {solvedBy && <Solution mode={solvedBy} onSolve={onSolve} />}
    </div>
  );
}

function Solution({ mode, onSolve }: { mode: EditMode; onSolve: ForecastNoteProps['onSolve'] }) {
  return (
    <Button variant="light" size="xs" mt={4} onClick={() => onSolve(mode)}>
      {solutionName(mode)}
    </Button>
  );
}
