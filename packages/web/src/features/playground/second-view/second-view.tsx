import type { Image, StagingPlan, Version } from '@home-design/contract';
import { Button, Group, Loader, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedEdit } from '../base/asked-edit.ts';
import { usePhotosBeside } from '../base/use-photos-beside.ts';
import { furnitureQuery } from '../plan/furniture-query.ts';
import { PlanEditor } from '../plan/plan-editor.tsx';
import { roomQuery } from '../plan/room-query.ts';
import { ChooseFurnished } from './choose-furnished.tsx';
import { type FurnishedElsewhere, furnishedElsewhere } from './furnished-elsewhere.ts';
import { MatchPlaces } from './match-places.tsx';
import classes from './second-view.module.css';
import { secondViewCopy as copy } from './second-view-copy.ts';

interface SecondViewProps {
  image: Image;
  /** The version to furnish. */
  version: Version;
  isApplying: boolean;
  onApply: (edit: AskedEdit) => void;
  onLeave: () => void;
}

/**
 * Furnishes a photo like another photo of the same room: the user chooses that photo, marks two places in both, and
 * sees the same pieces at the same places, which can be moved before they are rendered.
 */
export function SecondView(props: SecondViewProps) {
  const { image, version, isApplying, onApply, onLeave } = props;
  const [from, setFrom] = useState<FurnishedElsewhere | null>(null);
  const [plan, setPlan] = useState<StagingPlan | null>(null);
  const { photos } = usePhotosBeside(image);

  if (plan) {
    return (
      <PlanEditor
        version={version}
        furnished={{ plan, before: version }}
        isNew
        isApplying={isApplying}
        onApply={onApply}
        onLeave={() => setPlan(null)}
      />
    );
  }
  return (
    <section aria-label={copy.title} className={classes.steps}>
      <Title order={2} size="h5">
        {from ? copy.match : copy.choose}
      </Title>
      {from ? (
        <Matching {...{ image, version, from }} onBack={() => setFrom(null)} onPlace={setPlan} />
      ) : (
        <>
          <ChooseFurnished found={furnishedElsewhere(photos, image.id)} onChoose={setFrom} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onLeave}>
              {copy.cancel}
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}

interface MatchingProps {
  image: Image;
  version: Version;
  from: FurnishedElsewhere;
  onBack: () => void;
  onPlace: (plan: StagingPlan) => void;
}

/** Finds the cameras of both photos first. */
function Matching({ image, version, from, onBack, onPlace }: MatchingProps) {
  const there = useQuery(roomQuery(from.before.id));
  const here = useQuery(roomQuery(version.id));
  const kinds = useQuery(furnitureQuery);
  if (there.data && here.data && kinds.data) {
    return (
      <MatchPlaces
        from={from}
        here={version}
        name={image.name}
        views={{ from: there.data, here: here.data }}
        list={kinds.data}
        onBack={onBack}
        onPlace={onPlace}
      />
    );
  }
  const hasFailed = there.isError || here.isError || kinds.isError;
  return (
    <Group gap="sm" role={hasFailed ? 'alert' : 'status'}>
      {!hasFailed && <Loader size={20} aria-hidden />}
      <Text size="sm" c={hasFailed ? 'red' : 'dimmed'}>
        {hasFailed ? copy.failed : `${copy.measuring} …`}
      </Text>
      <Button variant="default" onClick={onBack}>
        {copy.back}
      </Button>
      {hasFailed && (
        <Button
          // The queries keep their own errors.
          onClick={() => void Promise.all([there.refetch(), here.refetch(), kinds.refetch()])}
        >
          {copy.tryAgain}
        </Button>
      )}
    </Group>
  );
}
