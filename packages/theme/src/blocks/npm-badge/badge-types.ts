/** What a badge can show: of a repository on GitHub, or of a package on npm. */
export const BADGE_TYPES = {
  source: { of: 'repo', label: 'source' },
  stars: { of: 'repo', label: 'stars' },
  forks: { of: 'repo', label: 'forks' },
  license: { of: 'repo', label: 'license' },
  version: { of: 'package', label: 'npm' },
  dt: { of: 'package', label: 'downloads' },
  d18m: { of: 'package', label: 'downloads' },
  dw: { of: 'package', label: 'downloads' },
  dm: { of: 'package', label: 'downloads' },
  dy: { of: 'package', label: 'downloads' },
} as const;

export type BadgeType = keyof typeof BADGE_TYPES;

/** Whether a text names a type. */
export const isBadgeType = (text: unknown): text is BadgeType =>
  typeof text === 'string' && Object.hasOwn(BADGE_TYPES, text);

/** Types from a list, or from a text with commas; what names none is left out. */
export function readBadgeTypes(items: unknown): BadgeType[] {
  const names: unknown[] = Array.isArray(items) ? items : String(items ?? '').split(',');
  return names.map((name) => String(name).trim()).filter(isBadgeType);
}
