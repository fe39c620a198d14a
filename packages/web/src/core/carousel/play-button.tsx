import { ActionIcon } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import type { Carousel } from './use-carousel.ts';

const copy = { pause: 'Stop the pictures', play: 'Let the pictures change by themselves' };

/** Stops a carousel, and starts it again. */
export function PlayButton({ isPlaying, setPlaying }: Pick<Carousel, 'isPlaying' | 'setPlaying'>) {
  const Icon = isPlaying ? IconPlayerPause : IconPlayerPlay;
  return (
    <ActionIcon
      variant="default"
      aria-label={isPlaying ? copy.pause : copy.play}
      onClick={() => setPlaying(!isPlaying)}
    >
      <Icon size={20} stroke={ICON_STROKE} aria-hidden />
    </ActionIcon>
  );
}
