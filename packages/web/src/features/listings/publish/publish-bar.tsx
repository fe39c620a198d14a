import type { PublicationPlan } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { publishCopy as copy } from './copy.ts';
import classes from './publish.module.css';
import { isUnderWay } from './queries.ts';
import type { useSets } from './use-sets.ts';

interface PublishBarProps {
  plan: PublicationPlan;
  sets: ReturnType<typeof useSets>;
}

/** The size of the set, its signature, and the button that makes it, or the reason why it is disabled. */
export function PublishBar({ plan, sets: { sets, publish } }: PublishBarProps) {
  const { pictures, obstacles, provenance, watermark, same_as: sameAs } = plan;
  const reason = reasonOf(obstacles.length > 0, sets.data?.some(isUnderWay) ?? false, sameAs !== null);
  return (
    <section className={classes.bar} aria-label={copy.publish}>
      <div className={classes.barText}>
        {pictures.length > 0 && <Text>{copy.makes(pictures.length)}</Text>}
        <Text size="sm" c="dimmed">
          {provenance.detail}
        </Text>
        {watermark && (
          <Text size="sm" c="dimmed">
            {copy.watermark}
          </Text>
        )}
        {reason !== null && <Text id="publish-reason">{reason}</Text>}
      </div>
      <Button
        size="md"
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : 'publish-reason'}
        loading={publish.isPending}
        onClick={() => publish.mutate()}
      >
        {copy.publish}
      </Button>
    </section>
  );
}

/** Why the button is disabled; null: it is not. */
function reasonOf(isObstructed: boolean, isBeingMade: boolean, isMade: boolean): string | null {
  if (isBeingMade) return copy.waitFirst;
  if (isObstructed) return copy.settleFirst;
  return isMade ? copy.sameAs : null;
}
