import type { DetectedObject, DetectedObjects, Version } from '@home-design/contract';
import { Button, Checkbox, Collapse, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { log } from '../../../../lib/log.ts';
import { ICON_STROKE } from '../../../../ui/icon-stroke.ts';
import { useListInView } from '../../base/use-list-in-view.ts';
import { chooseObjects, forgetMarks, pointAtObjects, setMarks, useMarks } from '../../marks/mark-store.ts';
import { marksCopy as copy, objectName } from '../../marks/marks-copy.ts';
import { objectsQuery } from '../../marks/objects-query.ts';
import { pointing } from '../../marks/pointing.ts';
import parts from '../parts/parts.module.css';
import { MarkSettings } from '../pointing/mark-settings.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import own from './modes.module.css';

/** Detects the things in the photo, lets the user choose some, and mark others by hand. */
export function ObjectRemovalSettings({ base }: ModeSettingsProps) {
  const [isOpen, { toggle }] = useDisclosure(true);
  const regionId = useId();

  function openOrClose(): void {
    if (isOpen) forgetMarks();
    toggle();
  }

  return (
    <>
      <div>
        <UnstyledButton
          className={parts.disclosure}
          onClick={openOrClose}
          aria-expanded={isOpen}
          aria-controls={regionId}
        >
          <IconChevronDown size={18} stroke={ICON_STROKE} data-open={isOpen || undefined} aria-hidden />
          {copy.findTitle}
        </UnstyledButton>
        <Collapse expanded={isOpen} id={regionId}>
          {/* Another version or a reopened section starts again. */}
          {isOpen && base && <FoundThings key={base.id} base={base} />}
        </Collapse>
      </div>
      <MarkSettings mode="object-removal" base={base} before={null} />
    </>
  );
}

/** Idle, detecting, or selecting: the state of the detection for this version. */
function FoundThings({ base }: { base: Version }) {
  const queries = useQueryClient();
  const detection = useMutation({
    mutationFn: () => queries.fetchQuery(objectsQuery(base.image, base.id)),
    onSuccess: () => setMarks({ detectedIn: base.id, objects: [] }),
    onError: (error) => {
      log.error('Object detection failed', error);
      setMarks({ detectedIn: null, objects: [] });
    },
  });
  // Reads the cached result without a request.
  const found = useQuery({ ...objectsQuery(base.image, base.id), enabled: false }).data;
  // The photo shows the things as long as they can be chosen here.
  const isShown = useMarks(({ detectedIn }) => detectedIn === base.id);
  const { reset } = detection;
  useEffect(() => {
    if (detection.isSuccess && !isShown) reset();
  }, [detection.isSuccess, isShown, reset]);

  if (found && isShown) return <Choice found={found} />;
  return (
    <Stack gap={6}>
      <Button
        variant="light"
        leftSection={<IconSearch size={18} stroke={ICON_STROKE} aria-hidden />}
        loading={detection.isPending}
        onClick={() => detection.mutate()}
      >
        {copy.find}
      </Button>
      <Text size="sm" c={detection.isError ? 'red' : 'dimmed'} role="status">
        {detection.isPending ? `${copy.finding} …` : detection.isError ? copy.findFailed : copy.findHint}
      </Text>
    </Stack>
  );
}

function Choice({ found: { categories, objects } }: { found: DetectedObjects }) {
  const problem = useMarks((state) => state.problem);
  const hint = useListInView<HTMLParagraphElement>();
  if (objects.length === 0) {
    return (
      <Text size="sm" role="status">
        {copy.foundNothing}
      </Text>
    );
  }
  return (
    <Stack gap={4}>
      <Text ref={hint} size="sm" c="dimmed" role="status">
        {copy.foundHint}
      </Text>
      {problem !== null && (
        <Text size="sm" c="red" role="status">
          {copy.removalFailed} {problem}
        </Text>
      )}
      {categories.map(({ type, count }) => (
        <Category
          key={type}
          name={objectName(type)}
          count={count}
          objects={objects.filter((object) => object.type === type)}
        />
      ))}
    </Stack>
  );
}

interface CategoryProps {
  name: string;
  count: number;
  objects: readonly DetectedObject[];
}

/** A checkbox for each type, and one for each thing of it. */
function Category({ name, count, objects }: CategoryProps) {
  const chosen = useMarks((state) => state.objects);
  const ids = objects.map(({ id }) => id);
  const pointedAt = useMarks((state) => state.pointedAt);
  const taken = ids.filter((id) => chosen.includes(id)).length;
  return (
    <div>
      <Checkbox
        className={own.thing}
        wrapperProps={pointing(ids, pointedAt, pointAtObjects)}
        label={copy.category(name, count)}
        checked={taken === ids.length}
        indeterminate={taken > 0 && taken < ids.length}
        onChange={(event) => chooseObjects(ids, event.currentTarget.checked)}
      />
      {ids.length > 1 && (
        <div className={own.things}>
          {ids.map((id, place) => (
            <Checkbox
              key={id}
              className={own.thing}
              wrapperProps={pointing([id], pointedAt, pointAtObjects)}
              label={copy.single(name, place + 1)}
              checked={chosen.includes(id)}
              onChange={(event) => chooseObjects([id], event.currentTarget.checked)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
