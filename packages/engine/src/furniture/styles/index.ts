import { ART_DECO } from './art-deco.ts';
import { BOHEMIAN } from './bohemian.ts';
import { FARMHOUSE } from './farmhouse.ts';
import { INDUSTRIAL } from './industrial.ts';
import { LUXURY } from './luxury.ts';
import { MEDITERRANEAN } from './mediterranean.ts';
import { MID_CENTURY } from './mid-century.ts';
import { MINIMALIST } from './minimalist.ts';
import { MODERN } from './modern.ts';
import { RUSTIC } from './rustic.ts';
import { SCANDINAVIAN } from './scandinavian.ts';
import type { Style, StyleName } from './style.ts';
import { TRADITIONAL } from './traditional.ts';

const STYLES: Record<StyleName, Style> = {
  modern: MODERN,
  minimalist: MINIMALIST,
  scandinavian: SCANDINAVIAN,
  industrial: INDUSTRIAL,
  rustic: RUSTIC,
  luxury: LUXURY,
  bohemian: BOHEMIAN,
  traditional: TRADITIONAL,
  mediterranean: MEDITERRANEAN,
  mid_century: MID_CENTURY,
  farmhouse: FARMHOUSE,
  art_deco: ART_DECO,
};

export function styleOf(name: StyleName): Style {
  return STYLES[name];
}
