import { commonSlips } from './common-slips.ts';
import type { Detector } from './detector.ts';
import { foreignSyntax } from './foreign-syntax.ts';
import { fullWidthSlips } from './full-width.ts';
import { rowWidths } from './row-widths.ts';
import { unknownContainers } from './unknown-containers.ts';
import { unknownEmbeds } from './unknown-embeds.ts';
import { unlockedParts } from './unlocked-parts.ts';

/** What looks for syntax that has become text, before links and images are resolved. */
export const SYNTAX_DETECTORS: readonly Detector[] = [
  unlockedParts,
  unknownContainers,
  fullWidthSlips,
  commonSlips,
  rowWidths,
  foreignSyntax,
  unknownEmbeds,
];
