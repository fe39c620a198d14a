import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import type { ShownPicture } from '../shown-pictures.ts';

/** Opens the shown version of a picture in the playground. */
export function EditButton({ picture: { image, version } }: { picture: ShownPicture }) {
  return (
    <Button
      component={Link}
      to={paths.playground({ imageId: image.id, versionId: version.id })}
      variant="light"
      px="sm"
      leftSection={<IconPencil size={18} stroke={ICON_STROKE} aria-hidden />}
      aria-label={copy.editPicture(image.name, version.label)}
    >
      {copy.edit}
    </Button>
  );
}
