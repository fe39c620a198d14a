import type { Image, Version } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ICON_STROKE } from '../../../../ui/icon-stroke.ts';
import { imageQuery } from '../../base/queries.ts';
import { usePhotosBeside } from '../../base/use-photos-beside.ts';
import { furnishedElsewhere } from '../../second-view/furnished-elsewhere.ts';
import { openSecondView } from '../../second-view/second-view-store.ts';
import { furnitureCopy as copy } from './furniture-copy.ts';

/** Offers the furniture of another photo of the project, if one is furnished. */
export function SameFurniture({ base }: { base: Version }) {
  const image = useQuery(imageQuery(base.image));
  return image.data ? <Offer image={image.data} base={base} /> : null;
}

function Offer({ image, base }: { image: Image; base: Version }) {
  const { photos } = usePhotosBeside(image);
  if (furnishedElsewhere(photos, image.id).length === 0) return null;
  return (
    <div>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconCopy size={18} stroke={ICON_STROKE} aria-hidden />}
        onClick={() => openSecondView(base.id)}
      >
        {copy.same}
      </Button>
      <Text size="sm" c="dimmed" mt={6}>
        {copy.sameHint}
      </Text>
    </div>
  );
}
