import { Analytics } from './analytics.tsx';
import type { AnalyticsConfig } from './analytics-config.ts';
import { PrivacyChoices } from './privacy-choices.tsx';

/** The question and what follows from the answer; with a class name, the way back to the question. */
export function AnalyticsPart({
  config,
  choices,
}: {
  config: AnalyticsConfig;
  choices?: string | undefined;
}) {
  return choices === undefined ? <Analytics config={config} /> : <PrivacyChoices className={choices} />;
}
