import type { MarkedLine } from './comment-marks.ts';
import type { Range } from './pieces.ts';

/** What stands on a line and around it beside the code itself. */
export interface LineExtras {
  /** Parts of the line with marks, in layers; those of one layer are in order and do not overlap. */
  ranges: readonly (readonly Range[])[];
  /** HTML of lines of their own before and after it; they have no number and are not copied. */
  above: readonly string[];
  below: readonly string[];
}

/** Extras for each of these lines. */
export type RenderExtras = (lines: readonly MarkedLine[]) => readonly LineExtras[];
