/** How the road may bend; the shader counts them in this order. */
export const DISTORTIONS = [
  'turbulentDistortion',
  'mountainDistortion',
  'xyDistortion',
  'LongRaceDistortion',
  'deepDistortion',
] as const;
