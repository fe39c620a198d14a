import type { Listing, PublicationPlan } from '@home-design/contract';
import { Button, Checkbox, Group, NativeSelect, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { profilesQuery } from '../../../core/publishing/queries.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { publishingCopy } from '../rules/publishing-copy.ts';
import { useChooseProfile } from '../rules/use-choose-profile.ts';
import { publishCopy as copy } from './copy.ts';
import classes from './publish.module.css';

interface PlanRulesProps {
  listing: Listing;
  plan: PublicationPlan;
  onSendTo: (destinations: string[]) => void;
}

/** The rules and the destinations of the set. */
export function PlanRules({ listing, plan, onSendTo }: PlanRulesProps) {
  const profiles = useQuery(profilesQuery);
  const choose = useChooseProfile(listing);
  const { destinations } = plan;
  const chosen = destinations.filter(({ is_chosen }) => is_chosen).map(({ id }) => id);
  return (
    <>
      <Title order={2} size="h4">
        {copy.rules}
      </Title>
      {profiles.isPending && <Skeleton height={64} aria-hidden />}
      {profiles.isLoadingError && (
        <Group role="alert" gap="sm">
          <span>{messageOf(profiles.error, publishingCopy.failed)}</span>
          <Button
            variant="light"
            onClick={() => void profiles.refetch()} // the query keeps its own error
          >
            {copy.tryAgain}
          </Button>
        </Group>
      )}
      {profiles.data && (
        <NativeSelect
          size="md"
          className={classes.profile}
          label={publishingCopy.choose}
          data={profiles.data.map(({ id, name }) => ({ value: id, label: name }))}
          value={choose.isPending ? choose.variables : plan.profile_id}
          disabled={choose.isPending}
          onChange={({ currentTarget }) => choose.mutate(currentTarget.value)}
        />
      )}
      <Text size="sm" c="dimmed">
        {copy.version(plan.profile_version)}
      </Text>
      {destinations.length === 1 ? (
        destinations.map((destination) => (
          <Text key={destination.id}>
            {destination.name}: {copy.limits(destination)}
          </Text>
        ))
      ) : (
        <fieldset className={classes.destinations}>
          <legend>{copy.destinations}</legend>
          {destinations.map((destination) => {
            const isLast = destination.is_chosen && chosen.length === 1;
            return (
              <Checkbox
                key={destination.id}
                size="md"
                label={destination.name}
                description={`${copy.limits(destination)}${isLast ? `. ${copy.oneAtLeast}` : ''}`}
                checked={destination.is_chosen}
                disabled={isLast}
                onChange={({ currentTarget }) =>
                  onSendTo(
                    currentTarget.checked
                      ? [...chosen, destination.id]
                      : chosen.filter((id) => id !== destination.id),
                  )
                }
              />
            );
          })}
        </fieldset>
      )}
    </>
  );
}
