import { exteriorSource } from './exteriors/exterior-source.ts';
import { EXTERIORS } from './exteriors/exteriors.ts';
import { RECIPES } from './rooms/recipes.ts';
import { roomSource } from './rooms/room-source.ts';
import type { SceneSource } from './scene-source.ts';

/** Every scene that tests and benchmarks judge by. */
export const BENCHMARK_SCENES: readonly SceneSource[] = [
  ...RECIPES.map((recipe) =>
    roomSource(recipe, `${recipe.style}-${recipe.roomType}-${recipe.seed}`.replaceAll('_', '-')),
  ),
  ...EXTERIORS.map(exteriorSource),
];
