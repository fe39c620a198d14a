import type { EditMode } from '@home-design/contract';
import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { judgeAsked } from '../../../core/publishing/judge-asked.ts';
import { RulesNote } from '../../../core/publishing/rules-note.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { expectedState } from '../../../ui/toasts/expected-state.ts';
import { copy as pageCopy } from '../base/copy.ts';
import { changeNote, panelCopy as copy } from '../base/panel-copy.ts';
import { focusPhoto, PHOTO_ID } from '../base/photo-place.ts';
import { CostNote } from '../cost/cost-note.tsx';
import type { useCredits } from '../cost/use-credits.ts';
import { forecastCopy, forecastLine } from '../forecast/forecast-copy.ts';
import type { ForecastState } from '../forecast/use-forecast.ts';
import { useUsualSeconds } from '../progress/use-usual-seconds.ts';
import classes from './panel.module.css';

interface PanelFootProps {
  mode: EditMode;
  designs: number;
  credits: ReturnType<typeof useCredits>;
  rules: ReturnType<typeof judgeAsked>;
  /** What the user must mark first. */
  marksProblem: string | undefined;
  /** The forecast of a combined edit; null for other edits. */
  forecast: ForecastState;
  isApplying: boolean;
  isStopped: boolean;
  /** Whether there is a photo; if so, Apply stays at the bottom of narrow windows. */
  hasPhoto: boolean;
  /** Why the last edit was not accepted. A toast tells of a lost connection. */
  problem: Error | null;
}

/** The change and the cost of the edit, and Apply. */
export function PanelFoot(props: PanelFootProps) {
  const { mode, designs, credits, rules, marksProblem, forecast, isApplying, isStopped, problem } = props;
  const usual = useUsualSeconds(mode);
  const costId = useId();
  const classId = useId();
  const marksId = useId();
  const rulesId = useId();
  const forecastId = useId();
  const foreseen = foreseenLine(forecast);
  const about = [
    classId,
    ...(foreseen ? [forecastId] : []),
    ...(marksProblem ? [marksId] : []),
    ...(rules ? [rulesId] : []),
    costId,
  ];

  return (
    <Stack className={classes.panelFoot}>
      <Text size="xs" id={classId}>
        <strong>{copy.classTitle}:</strong> {changeNote(mode)}
      </Text>
      {foreseen && (
        <Text size="xs" id={forecastId} role="status">
          <strong>{forecastCopy.title}:</strong> {foreseen}
        </Text>
      )}
      {marksProblem && (
        <Text size="sm" id={marksId}>
          {marksProblem}
        </Text>
      )}
      <RulesNote id={rulesId} rules={rules} />
      <CostNote
        id={costId}
        designs={designs}
        credits={credits}
        usual={usual}
        isCombined={forecast !== null}
        isRefused={forecast?.at === 'known' && forecast.forecast.refusal !== null}
      />
      <div data-foot-bar className={classes.apply} data-stays={props.hasPhoto || undefined}>
        <BusyButton
          type="submit"
          size="md"
          fullWidth
          loading={isApplying}
          mod={{ disabled: isStopped }}
          aria-disabled={isStopped}
          aria-describedby={about.join(' ')}
        >
          {copy.apply}
        </BusyButton>
        {props.hasPhoto && <SkipToPhoto />}
      </div>
      {problem && !expectedState(problem)?.isLost && (
        <Text size="sm" c="red" role="alert">
          {messageOf(problem, pageCopy.applyFailed)}
        </Text>
      )}
    </Stack>
  );
}

/** Skips strip, history and navigation, which lie between Apply and its result. Seen when it has the focus. */
function SkipToPhoto() {
  return (
    <a
      href={`#${PHOTO_ID}`}
      className={classes.skip}
      onClick={(event) => {
        // The address stays.
        event.preventDefault();
        focusPhoto();
      }}
    >
      {copy.skipToPhoto}
    </a>
  );
}

/** The forecast in one line; empty without one. */
function foreseenLine(forecast: ForecastState): string {
  if (forecast?.at === 'known') return forecastLine(forecast.forecast);
  return forecast?.at === 'asking' ? forecastCopy.asking : '';
}
