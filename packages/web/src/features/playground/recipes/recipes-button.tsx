import type { EditMode, Version } from '@home-design/contract';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconNotebook } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { panelCopy as copy } from '../panel-copy.ts';
import classes from '../playground.module.css';

const RecipesDialog = lazyPart(async () => (await import('./recipes-dialog.tsx')).RecipesDialog, 'dialog');

interface RecipesButtonProps {
  base: Version;
  asked: { mode: EditMode; args: Record<string, unknown> | null };
}

/** Leads to the edits that are kept under a name. */
export function RecipesButton(props: RecipesButtonProps) {
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <>
      <Button
        variant="subtle"
        className={classes.touch}
        leftSection={<IconNotebook size={18} stroke={ICON_STROKE} aria-hidden />}
        onClick={dialog.open}
      >
        {copy.recipes}
      </Button>
      <OnDemand wanted={isOpen}>
        <RecipesDialog {...props} opened={isOpen} onClose={dialog.close} />
      </OnDemand>
    </>
  );
}
