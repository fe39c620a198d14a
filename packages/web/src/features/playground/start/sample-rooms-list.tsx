import type { ImageId } from '@home-design/contract';
import { Button, Group, Loader, Skeleton, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from '../../../ui/toasts/toasts.ts';
import { type SampleRoom, takeSample } from './sample-rooms.ts';
import { sampleRoomsQuery } from './sample-rooms-query.ts';
import { startCopy as copy } from './start-copy.ts';
import tiles from './start-view.module.css';

/** Sample rooms to try things out. Choosing one uploads it as an image of the user. */
export function SampleRooms({ onLoaded }: { onLoaded: (imageId: ImageId) => void }) {
  const samples = useQuery(sampleRoomsQuery);
  const take = useMutation({
    mutationFn: takeSample,
    onSuccess: (image) => {
      toast.success(copy.sampleLoaded);
      onLoaded(image.id);
    },
    onError: (error, asked) =>
      toast.failed(copy.errorTitle, error, copy.sampleFailed, () => take.mutate(asked)),
  });

  return (
    <section aria-labelledby="sample-rooms">
      <Title order={3} size="h5" id="sample-rooms" mb="sm">
        {copy.samplesTitle}
      </Title>
      {samples.isLoadingError && (
        <Group role="alert" gap="sm">
          <Text size="sm">{copy.samplesFailed}</Text>
          <Button
            variant="light"
            onClick={() => void samples.refetch()} // the query keeps its error
          >
            {copy.tryAgain}
          </Button>
        </Group>
      )}
      {samples.isPending && (
        <div className={tiles.tiles} data-fill aria-hidden>
          {['one', 'two', 'three', 'four'].map((place) => (
            <Skeleton key={place} className={tiles.tilePhoto} />
          ))}
        </div>
      )}
      {samples.data && (
        <ul className={tiles.tiles} data-fill>
          {samples.data.map((sample) => (
            <li key={sample.id}>
              <SampleTile
                sample={sample}
                isLoading={take.isPending && take.variables.id === sample.id}
                onTake={() => !take.isPending && take.mutate(sample)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SampleTile(props: { sample: SampleRoom; isLoading: boolean; onTake: () => void }) {
  const { sample, isLoading, onTake } = props;
  return (
    <UnstyledButton className={tiles.tile} onClick={onTake} aria-busy={isLoading}>
      <span className={tiles.tileFrame}>
        <img
          className={tiles.tilePhoto}
          src={sample.thumbnail}
          alt=""
          width={sample.width}
          height={sample.height}
          loading="lazy"
          decoding="async"
        />
        {isLoading && (
          <span className={tiles.tileBusy}>
            <Loader aria-label={copy.sampleLoading} color="white" />
          </span>
        )}
      </span>
      <Text component="span" size="sm" fw={550} truncate>
        <VisuallyHidden>{copy.useSample}</VisuallyHidden> {sample.label}
      </Text>
      <Text component="span" size="xs" c="dimmed" lineClamp={3}>
        {sample.style} · {sample.description}
      </Text>
    </UnstyledButton>
  );
}
