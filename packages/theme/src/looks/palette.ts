/** Colours of grounds and inks, lightest first, with their chroma on paper. */
const NEUTRALS: Readonly<Record<string, number>> = {
  'paper-0': 0.004,
  'paper-1': 0.006,
  'paper-2': 0.011,
  'paper-3': 0.02,
  'paper-4': 0.023,
  'paper-side': 0.009,
  'paper-code': 0.012,
  'ink-1': 0.01,
  'ink-2': 0.017,
  'ink-3': 0.019,
  'night-0': 0.009,
  'night-1': 0.007,
  'night-2': 0.009,
  'night-3': 0.013,
  'night-4': 0.023,
  'night-side': 0.009,
  'night-code': 0.009,
  'chalk-1': 0.016,
  'chalk-2': 0.024,
  'chalk-3': 0.025,
};

/** The names of colours that a look tints anew, and their chroma on paper. */
export const NEUTRAL_CHROMAS = Object.entries(NEUTRALS);
