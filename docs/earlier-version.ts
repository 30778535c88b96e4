/** The documentation as it was at an earlier commit. `npm run build:versions` publishes it below today's. */
export const EARLIER = {
  ref: 'bf6e756964449d661974e8f81e06851244531bb9',
  label: '1.0.0-rc.175 (2026-11-23)',
  path: 'earlier',
  state: 'old',
} as const;
