import type { EditMode, Version } from '@home-design/contract';
import { Button, Divider, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { versionsQuery } from '../base/queries.ts';
import { useImageProfile } from '../base/use-image-profile.ts';
import { recipeCopy as copy } from './recipe-copy.ts';
import { RecipeRow } from './recipe-row.tsx';
import { editsUpTo, stepOf, stepsOf } from './recipe-steps.ts';
import own from './recipes.module.css';
import { SaveRecipe } from './save-recipe.tsx';
import { useRecipes } from './use-recipes.ts';

interface RecipesDialogProps {
  /** The shown version; recipes are applied to it. */
  base: Version;
  /** The settings of the panel; null arguments are invalid. */
  asked: { mode: EditMode; args: Record<string, unknown> | null };
  opened: boolean;
  onClose: () => void;
}

/**
 * The user's recipes. They can be applied to the shown version, deleted, and made from past edits or the present
 * settings.
 */
export function RecipesDialog({ base, asked, opened, onClose }: RecipesDialogProps) {
  const { recipes, save, remove, apply } = useRecipes(base, onClose);
  const profile = useImageProfile(base);
  const versions = useQuery({ ...versionsQuery(base.image), enabled: false }).data ?? [base];
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title} closeLabel={copy.close} size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {copy.intro}
        </Text>
        {recipes.isPending && <Skeleton height={64} />}
        {recipes.isLoadingError && (
          <Group role="alert" gap="sm">
            <Text size="sm">{copy.listFailed}</Text>
            <Button
              variant="light"
              onClick={() => void recipes.refetch()} // the query keeps its error
            >
              {copy.tryAgain}
            </Button>
          </Group>
        )}
        {recipes.data?.length === 0 && <Text size="sm">{copy.empty}</Text>}
        {recipes.data && recipes.data.length > 0 && (
          <ul className={own.rows} aria-label={copy.listTitle}>
            {recipes.data.map((recipe) => (
              <RecipeRow
                key={recipe.id}
                recipe={recipe}
                profile={profile}
                canApply={!apply.isPending}
                isApplying={apply.isPending && apply.variables.id === recipe.id}
                onApply={() => apply.mutate(recipe)}
                onRemove={() => remove.mutate(recipe.id)}
              />
            ))}
          </ul>
        )}
        <Divider />
        <SaveRecipe
          panel={asked.args && stepOf(asked.mode, asked.args)}
          chain={stepsOf(editsUpTo(versions, base))}
          label={base.label}
          isSaving={save.isPending}
          onSave={(recipe) => save.mutateAsync(recipe)}
        />
      </Stack>
    </Dialog>
  );
}
