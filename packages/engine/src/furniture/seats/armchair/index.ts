import { designFrom } from '../../design-from.ts';
import type { PieceDesign } from '../../piece.ts';
import { barrelArmchair } from './barrel.ts';
import { boxyArmchair } from './boxy.ts';
import { clubArmchair } from './club.ts';
import { loungeArmchair } from './lounge.ts';
import { rattanArmchair } from './rattan.ts';
import { slingArmchair } from './sling.ts';
import { wingbackArmchair } from './wingback.ts';

export const ARMCHAIR: PieceDesign = designFrom({
  lounge: loungeArmchair,
  barrel: barrelArmchair,
  wingback: wingbackArmchair,
  boxy: boxyArmchair,
  club: clubArmchair,
  rattan: rattanArmchair,
  sling: slingArmchair,
});
