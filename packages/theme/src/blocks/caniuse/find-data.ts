import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { PropTools } from 'bifolio/markdown';
import type { WebFeaturesData } from './baseline.ts';
import type { CanIUseData } from './support.ts';

type Installed = PropTools['installed'];

const require = createRequire(import.meta.url);

/** The data of tables, and of the baseline status: packages that the site installs, and updates. */
export const TABLES = 'caniuse-lite';
export const BASELINES = 'web-features';

/** Support tables of one feature; `undefined` when caniuse.com has none of this name. Nothing is fetched. */
export function findSupport(name: string, installed: Installed): CanIUseData | undefined {
  const unpacker = installed(`${TABLES}/dist/unpacker/index.js`);
  const file = /^[\w-]+$/.test(name) ? installed(`${TABLES}/data/features/${name}.js`) : undefined;
  if (!unpacker || !file) return undefined;
  const { agents, feature } = require(unpacker) as {
    agents: CanIUseData['agents'];
    feature(packed: unknown): CanIUseData['feature'];
  };
  return { agents, feature: feature(require(file)) };
}

/** Names of all features, for suggestions. */
export function featureNames(installed: Installed): string[] {
  const any = installed(`${TABLES}/data/features/css-grid.js`);
  return any ? readdirSync(dirname(any)).map((file) => file.replace(/\.js$/, '')) : [];
}

/** What is known of the baseline status of all features. */
export function findBaselines(installed: Installed): WebFeaturesData | undefined {
  const file = installed(`${BASELINES}/data.json`);
  return file ? (require(file) as WebFeaturesData) : undefined;
}
