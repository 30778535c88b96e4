/** How the page may turn from light to dark and back, with the time each takes in milliseconds. */
export const APPEARANCE_TRANSITIONS = {
  fade: 300,
  'circle-clip': 650,
  'horizontal-clip': 400,
  'vertical-clip': 400,
  'skew-clip': 400,
  'blinds-vertical': 400,
  'blinds-horizontal': 400,
  'soft-blur-fade': 380,
  'diamond-reveal': 500,
} as const;

export type AppearanceTransition = keyof typeof APPEARANCE_TRANSITIONS;

/** Their names. */
export const APPEARANCE_TRANSITION_NAMES = Object.keys(APPEARANCE_TRANSITIONS) as [
  AppearanceTransition,
  ...AppearanceTransition[],
];
