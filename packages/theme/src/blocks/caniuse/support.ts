/** Whether a version of a browser knows a feature. */
export type SupportState = 'yes' | 'partly' | 'no' | 'unknown';

/** One version of one browser. */
export interface VersionSupport {
  version: string;
  state: SupportState;
  /** Only with the browser's prefix. */
  prefixed?: true;
  /** Only when the reader switches it on. */
  flagged?: true;
}

/** The support of a feature, ready to be shown. Plain data. */
export interface FeatureSupport {
  title: string;
  /** Share of all page views by browsers that know it, in percent. */
  global: number;
  /** `null` where there is no such version. */
  browsers: readonly { name: string; versions: readonly (VersionSupport | null)[] }[];
}

/** What of `caniuse-lite` is read here. */
export interface CanIUseData {
  feature: { title: string; stats: Readonly<Record<string, Readonly<Record<string, string>>>> };
  agents: Readonly<
    Record<
      string,
      {
        browser: string;
        versions: readonly (string | null)[];
        usage_global: Readonly<Record<string, number>>;
      }
    >
  >;
}

const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'opera', 'and_chr', 'ios_saf', 'samsung'];

/** Versions that are not out yet stand last in the data, always three of them. */
const FUTURE_VERSIONS = 3;

const STATES: Readonly<Record<string, SupportState>> = { y: 'yes', a: 'partly', n: 'no', p: 'no' };

/** Support in the browsers that most readers have, from `past` versions ago to `future` versions ahead. */
export function supportOf({ feature, agents }: CanIUseData, past: number, future: number): FeatureSupport {
  const browsers = BROWSERS.flatMap((id) => {
    const agent = agents[id];
    if (!agent) return [];
    const { browser: name, versions } = agent;
    const current = versions.length - 1 - FUTURE_VERSIONS;
    const shown = Array.from({ length: past + 1 + future }, (_, index) => versions[current - past + index]);
    return [{ name, versions: shown.map((version) => readVersion(version, feature.stats[id])) }];
  });
  return { title: feature.title, global: globalShare({ feature, agents }), browsers };
}

function readVersion(
  version: string | null | undefined,
  stats: Readonly<Record<string, string>> = {},
): VersionSupport | null {
  if (!version) return null;
  const flags = stats[version]?.split(' ') ?? [];
  return {
    version,
    state: STATES[flags[0] ?? ''] ?? 'unknown',
    ...(flags.includes('x') && { prefixed: true as const }),
    ...(flags.includes('d') && { flagged: true as const }),
  };
}

function globalShare({ feature, agents }: CanIUseData): number {
  let share = 0;
  for (const [id, { usage_global }] of Object.entries(agents)) {
    for (const [version, percent] of Object.entries(usage_global)) {
      if (/^[ya]/.test(feature.stats[id]?.[version] ?? '')) share += percent;
    }
  }
  return share;
}
