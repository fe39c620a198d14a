import type { ImageId, VersionId } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chooseObjects, pointAtObjects, useMarks } from './mark-store.ts';
import { NameSpots } from './name-spots.tsx';
import { namedObjects } from './named-objects.ts';
import { objectsQuery } from './objects-query.ts';

/** The detected things on the photo. A click switches a thing. */
export function ObjectSpots({ imageId, versionId }: { imageId: ImageId; versionId: VersionId }) {
  const detected = useQuery({ ...objectsQuery(imageId, versionId), enabled: false });
  const { objects: chosen, pointedAt } = useMarks();
  const things = useMemo(() => namedObjects(detected.data?.objects ?? []), [detected.data]);
  return (
    <NameSpots
      {...{ things, chosen, pointedAt }}
      first={chosen}
      takes="box"
      onSwitch={(id, isChosen) => chooseObjects([id], isChosen)}
      onPoint={pointAtObjects}
    />
  );
}
