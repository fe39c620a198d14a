import { Card, Switch } from '@mantine/core';
import { analyticsConfig } from './analytics-config.ts';
import { answerConsent, objectsToTracking, useConsent } from './consent.ts';
import { analyticsCopy } from './copy.ts';

/** Gives or withdraws consent, on servers that count use. */
export function ConsentSwitch() {
  const { answer } = useConsent();
  if (analyticsConfig() === null) return null;
  const objects = objectsToTracking();
  return (
    <Card component="section" aria-label={analyticsCopy.label}>
      <Switch
        label={analyticsCopy.switchLabel}
        description={objects ? analyticsCopy.objected : analyticsCopy.switchText}
        checked={answer === 'granted' && !objects}
        disabled={objects}
        mih={44}
        onChange={(event) => answerConsent(event.currentTarget.checked ? 'granted' : 'refused')}
      />
    </Card>
  );
}
