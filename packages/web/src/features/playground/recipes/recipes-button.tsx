import { Button } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { panelCopy as copy } from '../base/panel-copy.ts';

/** Opens the recipes. */
export function RecipesButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconNotebook size={18} stroke={ICON_STROKE} aria-hidden />}
      onClick={onOpen}
    >
      {copy.recipes}
    </Button>
  );
}
