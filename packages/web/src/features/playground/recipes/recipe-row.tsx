import type { Recipe } from '@home-design/contract';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import classes from '../playground.module.css';
import { recipeCopy as copy, wordsOfSteps } from './recipe-copy.ts';
import own from './recipes.module.css';

interface RecipeRowProps {
  recipe: Recipe;
  canApply: boolean;
  isApplying: boolean;
  onApply: () => void;
  onRemove: () => void;
}

/** A recipe: what it does and costs, to be applied or, after asking once, deleted. */
export function RecipeRow({ recipe, canApply, isApplying, onApply, onRemove }: RecipeRowProps) {
  const [isSure, setIsSure] = useState(false);
  const { name, steps } = recipe;
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
      </div>
      {isSure ? (
        <Group gap="xs" role="alert">
          <Text size="sm">{copy.removeSure(name)}</Text>
          <Button variant="default" className={classes.touch} autoFocus onClick={() => setIsSure(false)}>
            {copy.keep}
          </Button>
          <Button color="red" className={classes.touch} onClick={onRemove}>
            {copy.remove}
          </Button>
        </Group>
      ) : (
        <Group gap="xs">
          <Button
            className={classes.touch}
            aria-label={copy.applyOf(name)}
            disabled={!canApply}
            loading={isApplying}
            onClick={onApply}
          >
            {copy.apply}
          </Button>
          <Button
            variant="subtle"
            color="red"
            className={classes.touch}
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
