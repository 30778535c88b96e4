/** Whether all browsers that count know a feature, and since when (web-features, "Baseline"). Plain data. */
export interface Baseline {
  title: string;
  /** `high`: for at least 30 months, `low`: newly, `false`: not in all of them. */
  status: 'high' | 'low' | false;
  /** Day from which all of them knew it, ISO 8601. */
  since?: string;
  /** The first version that knows it; `undefined` where none does. */
  browsers: readonly { name: string; version?: string }[];
}

/** What of `web-features` is read here. */
export interface WebFeaturesData {
  features: Readonly<Record<string, WebFeature>>;
  browsers: Readonly<Record<string, { name: string }>>;
}

interface WebFeature {
  name?: string;
  caniuse?: readonly string[];
  status?: {
    baseline?: 'high' | 'low' | false;
    baseline_low_date?: string;
    support?: Readonly<Record<string, string>>;
  };
}

/** The status of a feature by its name there, or at caniuse.com. `undefined` when there is none of that name. */
export function baselineOf({ features, browsers }: WebFeaturesData, name: string): Baseline | undefined {
  const feature = Object.hasOwn(features, name)
    ? features[name]
    : Object.values(features).find(({ caniuse = [] }) => caniuse.includes(name));
  const { status, name: title = name } = feature ?? {};
  if (!status) return undefined;
  return {
    title,
    status: status.baseline ?? false,
    // "≤" says that it is older than the data.
    since: status.baseline_low_date?.replace(/^[^\d]/, ''),
    browsers: Object.entries(browsers).map(([id, browser]) => ({
      name: browser.name,
      version: status.support?.[id],
    })),
  };
}
