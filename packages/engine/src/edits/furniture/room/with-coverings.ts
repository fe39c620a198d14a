import { CELL } from './floor-grid.ts';
import { COVERED, SEEN, type WallGrid } from './wall-grid.ts';

/** Brick, slats or panels are the wall itself if they make up this share of it; else they are a chimney breast. */
const MOST_OF_WALL = 0.5;

/** The wall with what the network sees as wall marked as covered, where the colors alone said that something is there. */
export function withCoverings(wall: WallGrid): WallGrid {
  const { seen } = wall;
  if (!seen) return wall;
  const isCovering = coversWall(wall);
  const state = wall.state.map((known, at) =>
    known === CELL.taken && (seen[at] === SEEN.wall || (isCovering && seen[at] === SEEN.covering))
      ? COVERED
      : known,
  );
  return { ...wall, state };
}

/** Whether brick, slats or panels are this wall itself. */
export function coversWall({ seen, state }: WallGrid): boolean {
  let [walls, coverings] = [0, 0];
  seen?.forEach((meaning, at) => {
    if (state[at] === CELL.unseen) return;
    if (meaning === SEEN.wall) walls++;
    if (meaning === SEEN.covering) coverings++;
  });
  return coverings > MOST_OF_WALL * (walls + coverings);
}
