import type { PublishingProfile, Recipe } from '@home-design/contract';
import { Button, Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { judgeAsked } from '../../../core/publishing/judge-asked.ts';
import { RulesNote } from '../../../core/publishing/rules-note.tsx';
import { recipeCopy as copy, wordsOfSteps } from './recipe-copy.ts';
import { modeOf } from './recipe-steps.ts';
import own from './recipes.module.css';

interface RecipeRowProps {
  recipe: Recipe;
  /** The publishing rules for the photo; null without any. */
  profile: PublishingProfile | null;
  canApply: boolean;
  isApplying: boolean;
  onApply: () => void;
  onRemove: () => void;
}

/** A recipe: its steps and its cost. It can be applied or, after asking once, deleted. */
export function RecipeRow({ recipe, profile, canApply, isApplying, onApply, onRemove }: RecipeRowProps) {
  const [isSure, setIsSure] = useState(false);
  const rulesId = useId();
  const { name, steps } = recipe;
  const rules = rulesOn(recipe, profile);
  const isBanned = rules?.rule === 'banned';
  return (
    <li className={own.row}>
      <div className={own.about}>
        <Text fw={600} truncate title={name}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {wordsOfSteps(steps)}
        </Text>
        <Text size="sm" c="dimmed">
          {copy.cost(steps.length)}
        </Text>
        <RulesNote id={rulesId} rules={rules} />
      </div>
      {isSure ? (
        <Group gap="xs" role="alert">
          <Text size="sm">{copy.removeSure(name)}</Text>
          <Button variant="default" autoFocus onClick={() => setIsSure(false)}>
            {copy.keep}
          </Button>
          <Button color="red" onClick={onRemove}>
            {copy.remove}
          </Button>
        </Group>
      ) : (
        <Group gap="xs">
          <Button
            aria-label={copy.applyOf(name)}
            aria-describedby={rules ? rulesId : undefined}
            disabled={!canApply}
            mod={{ disabled: isBanned }}
            aria-disabled={isBanned}
            loading={isApplying}
            onClick={() => {
              if (!isBanned) onApply();
            }}
          >
            {copy.apply}
          </Button>
          <Button
            variant="subtle"
            color="red"
            aria-label={copy.removeOf(name)}
            onClick={() => setIsSure(true)}
          >
            {copy.remove}
          </Button>
        </Group>
      )}
    </li>
  );
}

/** The strictest rule on the edits of a recipe. */
function rulesOn({ steps }: Recipe, profile: PublishingProfile | null) {
  const judged = steps.flatMap((step) => {
    const mode = modeOf(step);
    return mode === null ? [] : (judgeAsked(profile, mode, step.parameters) ?? []);
  });
  return (
    judged.find(({ rule }) => rule === 'banned') ?? judged.find(({ rule }) => rule === 'labeled') ?? null
  );
}
