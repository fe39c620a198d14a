import { describe, expect, it } from 'vitest';
import { type Camera, cameraAxes, rayThrough } from '../camera/camera.ts';
import type { CellNames } from '../segmentation/room-network/room-network.ts';
import { VIEW_CLASSES, type ViewClass } from '../segmentation/room-network/view-classes.ts';
import { faceAlong, type RoomLayout } from './layout.ts';
import { withSeenFloor } from './seen-floor.ts';

const [WIDTH, HEIGHT] = [192, 128];
const CAMERA: Camera = {
  width: WIDTH,
  height: HEIGHT,
  focal: 0.7 * WIDTH,
  axes: cameraAxes(0.15, 0, 0.3),
  pitch: 0.15,
  roll: 0,
  yaw: 0.3,
  focalSource: 'lines',
  confidence: 1,
};
const ROOM: RoomLayout = {
  min: [-2, -1.4, -4],
  max: [2.5, 1.2, 1],
  cameraHeight: 1.4,
  scaleSource: 'camera-height',
  confidence: 0.9,
};

/** What a network sees of a room: floor and walls, and other things where `thingAt` says so. */
function seen(
  { min, max }: Pick<RoomLayout, 'min' | 'max'>,
  thingAt: (x: number, y: number) => ViewClass | null = () => null,
): CellNames {
  const data = new Float32Array(WIDTH * HEIGHT * VIEW_CLASSES.length);
  for (let y = 0, i = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, i++) {
      const [right, up, back] = rayThrough(CAMERA, x + 0.5, y + 0.5);
      const face = faceAlong(min, max, right, up, back);
      const name = thingAt(x, y) ?? (face === 0 ? 'floor' : face === 1 ? 'ceiling' : 'wall');
      data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(name)] = 1;
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** The same room in a photo, with its floor at another level than it has. */
function mistaken(level: number): RoomLayout {
  const [x, y, z] = ROOM.min;
  return { ...ROOM, min: [x, y * level, z], cameraHeight: -y * level };
}

/** The camera's height in distances to the far wall, which no scale changes. */
const levelOf = ({ min }: RoomLayout): number => min[1] / min[2];

describe('the floor of the room box', () => {
  it.each([0.7, 0.85, 1.2, 1.5])(
    'moves to where floor and walls are seen, from %d of its level (17.4)',
    (level) => {
      const found = withSeenFloor(mistaken(level), CAMERA, seen(ROOM));
      expect(levelOf(found) / levelOf(ROOM)).toBeCloseTo(1, 1.5);
      expect(found.confidence).toBe(ROOM.confidence);
    },
  );

  it("moves although furniture hides most of the walls' feet", () => {
    const sofa = (x: number, y: number): ViewClass | null =>
      x > 60 && x < 130 && y > 60 ? 'furniture' : null;
    const found = withSeenFloor(mistaken(1.5), CAMERA, seen(ROOM, sofa));
    expect(levelOf(found) / levelOf(ROOM)).toBeCloseTo(1, 1.5);
  });

  it('moves no further than it is seen: skirting is neither floor nor wall', () => {
    const [lower, upper] = [seen(ROOM), seen({ ...ROOM, min: [-2, -1.25, -4] })];
    const isSkirting = (x: number, y: number): boolean => {
      const cell = (y * WIDTH + x) * VIEW_CLASSES.length;
      const floor = cell + VIEW_CLASSES.indexOf('floor');
      return lower.data[floor] !== upper.data[floor];
    };
    const found = withSeenFloor(
      mistaken(1.3),
      CAMERA,
      seen(ROOM, (x, y) => (isSkirting(x, y) ? 'trim' : null)),
    );
    expect(levelOf(found) / levelOf(ROOM)).toBeCloseTo(1, 1.5);
  });

  it('gives the room the usual height of a camera again, in meters', () => {
    const found = withSeenFloor(mistaken(1.5), CAMERA, seen(ROOM));
    expect(found.cameraHeight).toBeCloseTo(1.4, 6);
    expect(found.min[1]).toBeCloseTo(-1.4, 6);
    expect(found.min[2] / found.max[2]).toBeCloseTo(ROOM.min[2] / ROOM.max[2], 6);
  });

  it('stays where it is seen', () => {
    expect(withSeenFloor(ROOM, CAMERA, seen(ROOM))).toEqual(ROOM);
  });

  it('stays where no floor is seen', () => {
    const box = mistaken(1.4);
    expect(
      withSeenFloor(
        box,
        CAMERA,
        seen(ROOM, (_, y) => (y > 50 ? 'furniture' : null)),
      ),
    ).toEqual(box);
  });

  it('is trusted less where no level fits: floor that is seen in the middle of a wall', () => {
    const rises = (x: number, y: number): ViewClass | null => (x > 30 && x < 150 && y > 30 ? 'floor' : null);
    const found = withSeenFloor(ROOM, CAMERA, seen(ROOM, rises));
    expect(found.min).toEqual(ROOM.min);
    expect(found.confidence).toBeLessThan(0.75 * ROOM.confidence);
  });
});
