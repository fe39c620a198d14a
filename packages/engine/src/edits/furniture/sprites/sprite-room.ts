import type { Raster } from '../../../base/raster/raster.ts';
import { fitWithin } from '../../../base/raster/resize.ts';
import type { RenderCamera } from '../../../render/index.ts';
import type { RoomBoxLight } from '../../../render/scene.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import { renderCamera } from '../room/render-camera.ts';
import { meanLight } from '../room-light/mean-light.ts';
import { roomLight } from '../room-light/room-light.ts';

/** What the sprites of all pieces in one photo share. */
export interface SpriteRoom {
  readonly camera: RenderCamera;
  readonly light: Omit<RoomBoxLight, 'lamps'>;
  /** Mean linear brightness of the photo, 0 … 1. */
  readonly brightness: number;
}

/** Sprites have at most the size that they have in a picture of this side. */
const PICTURE_SIDE = 1024;

/** Reads the camera and the light of a photographed room for its sprites; takes half a second. */
export function spriteRoom(photo: Raster, analysis: Analysis): SpriteRoom {
  const { width, height } = fitWithin(photo, PICTURE_SIDE);
  return {
    camera: renderCamera(analysis.camera, analysis.layout.cameraHeight, width, height),
    light: roomLight(photo, analysis),
    brightness: meanLight(photo),
  };
}
