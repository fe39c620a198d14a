import type { FurnitureKind, RoomView } from '@home-design/contract';

/** A camera at eye height that looks slightly down into a room of five by five meters. */
export const roomView: RoomView = (() => {
  const pitch = 0.2;
  const [c, s] = [Math.cos(pitch), Math.sin(pitch)];
  return {
    width: 1000,
    height: 750,
    focal: 800,
    camera_height: 1.5,
    right: [1, 0, 0],
    down: [0, -c, s],
    forward: [0, -s, -c],
    room: { min: [-2.5, -5], max: [2.5, 0], height: 2.6 },
    confidence: 0.9,
  };
})();

const kind = (name: string, about: Partial<FurnitureKind> = {}): FurnitureKind => ({
  kind: name,
  silhouettes: ['plain', 'round'],
  size: [1, 1, 1],
  origin: 'foot',
  on_wall: false,
  ...about,
});

/** Some of the furniture that a plan may name. */
export const furnitureKinds: FurnitureKind[] = [
  kind('sofa', { silhouettes: ['plain', 'chesterfield'], size: [2.1, 0.8, 0.9] }),
  kind('armchair', { size: [0.8, 0.8, 0.8] }),
  kind('coffee-table', { size: [1.2, 0.4, 0.6] }),
  kind('vase', { size: [0.2, 0.4, 0.2] }),
  kind('art', { size: [0.8, 0.8, 0.04], origin: 'middle', on_wall: true }),
];
