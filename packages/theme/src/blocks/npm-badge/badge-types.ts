/** What a badge can show: of a repository on GitHub, or of a package on npm; what its left and right half say, more or less. */
export const BADGE_TYPES = {
  source: { of: 'repo', label: 'source', typical: '' },
  stars: { of: 'repo', label: 'stars', typical: '12.3k' },
  forks: { of: 'repo', label: 'forks', typical: '1.2k' },
  license: { of: 'repo', label: 'license', typical: 'MIT' },
  version: { of: 'package', label: 'npm', typical: 'v1.23.4' },
  dt: { of: 'package', label: 'downloads', typical: '123M' },
  d18m: { of: 'package', label: 'downloads', typical: '123M' },
  dw: { of: 'package', label: 'downloads', typical: '12M/week' },
  dm: { of: 'package', label: 'downloads', typical: '12M/month' },
  dy: { of: 'package', label: 'downloads', typical: '123M/year' },
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
