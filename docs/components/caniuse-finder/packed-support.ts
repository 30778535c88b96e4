import type { FeatureSupport, SupportState, VersionSupport } from '@bifolio/theme/caniuse';

/** A feature by its name at caniuse.com. */
export interface NamedSupport {
  name: string;
  support: FeatureSupport;
}

/** The support of many features, small enough for one download. */
export interface PackedSupport {
  browsers: readonly { name: string; versions: readonly (string | null)[] }[];
  features: readonly PackedFeature[];
}

/** `cells` has a character for each version of each browser. */
export type PackedFeature = readonly [name: string, title: string, global: number, cells: string];

const STATES: readonly SupportState[] = ['yes', 'partly', 'no', 'unknown'];
const PREFIXED = 1;
const FLAGGED = 2;

/** Packs features that all have the same browsers and versions. */
export function packSupport(all: readonly NamedSupport[]): PackedSupport {
  const browsers = new Map<string, (string | null)[]>();
  for (const { support } of all)
    for (const { name, versions } of support.browsers) {
      const known = browsers.get(name) ?? versions.map(() => null);
      browsers.set(
        name,
        versions.map((version, index) => version?.version ?? known[index] ?? null),
      );
    }
  return {
    browsers: [...browsers].map(([name, versions]) => ({ name, versions })),
    features: all.map(({ name, support: { title, global, browsers } }) => [
      name,
      title,
      Math.round(global * 10) / 10,
      browsers.flatMap(({ versions }) => versions.map(packCell)).join(''),
    ]),
  };
}

function packCell(version: VersionSupport | null): string {
  if (!version) return '-';
  const conditions = (version.prefixed ? PREFIXED : 0) + (version.flagged ? FLAGGED : 0);
  return (STATES.indexOf(version.state) * 4 + conditions).toString(16);
}

/** One feature with the versions from `start` to before `end`. */
export function unpackSupport(
  { browsers }: PackedSupport,
  [, title, global, cells]: PackedFeature,
  start: number,
  end: number,
): FeatureSupport {
  const width = browsers[0]?.versions.length ?? 0;
  return {
    title,
    global,
    browsers: browsers.map(({ name, versions }, row) => ({
      name,
      versions: versions
        .slice(start, end)
        .map((version, column) => unpackCell(version, cells[row * width + start + column])),
    })),
  };
}

function unpackCell(version: string | null, cell = '-'): VersionSupport | null {
  if (version === null || cell === '-') return null;
  const code = Number.parseInt(cell, 16);
  return {
    version,
    state: STATES[code >> 2] ?? 'unknown',
    ...((code & PREFIXED) > 0 && { prefixed: true as const }),
    ...((code & FLAGGED) > 0 && { flagged: true as const }),
  };
}
