import { designFrom } from '../../design-from.ts';
import type { PieceDesign } from '../../piece.ts';
import { boxySofa } from './boxy.ts';
import { channelSofa } from './channel.ts';
import { chesterfieldSofa } from './chesterfield.ts';
import { curvedSofa } from './curved.ts';
import { lowPlatformSofa } from './low-platform.ts';
import { rolledArmSofa } from './rolled-arm.ts';
import { slipcoveredSofa } from './slipcovered.ts';
import { trackArmSofa } from './track-arm.ts';
import { woodFrameSofa } from './wood-frame.ts';

export const SOFA: PieceDesign = designFrom({
  'track-arm': trackArmSofa,
  boxy: boxySofa,
  'rolled-arm': rolledArmSofa,
  'low-platform': lowPlatformSofa,
  chesterfield: chesterfieldSofa,
  curved: curvedSofa,
  'wood-frame': woodFrameSofa,
  slipcovered: slipcoveredSofa,
  channel: channelSofa,
});
