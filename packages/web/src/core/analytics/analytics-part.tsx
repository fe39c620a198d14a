import { Analytics } from './analytics.tsx';
import type { AnalyticsConfig } from './analytics-config.ts';
import { PrivacyChoices } from './privacy-choices.tsx';

/** The consent question and the recording that follows it; with a class name, the link back to the question. */
export function AnalyticsPart({
  config,
  choices,
}: {
  config: AnalyticsConfig;
  choices?: string | undefined;
}) {
  return choices === undefined ? <Analytics config={config} /> : <PrivacyChoices className={choices} />;
}
