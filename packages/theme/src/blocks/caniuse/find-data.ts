import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { PropTools } from 'bifolio/markdown';
import type { WebFeaturesData } from './baseline.ts';
import type { CanIUseData } from './support.ts';

type Installed = PropTools['installed'];

const require = createRequire(import.meta.url);

/** Support tables of one feature; `undefined` when caniuse.com has none of this name. Nothing is fetched. */
export function findSupport(name: string, installed: Installed): CanIUseData | undefined {
  const unpacker = installed('caniuse-lite/dist/unpacker/index.js');
  const file = /^[\w-]+$/.test(name) ? installed(`caniuse-lite/data/features/${name}.js`) : undefined;
  if (!unpacker || !file) return undefined;
  const { agents, feature } = require(unpacker) as {
    agents: CanIUseData['agents'];
    feature(packed: unknown): CanIUseData['feature'];
  };
  return { agents, feature: feature(require(file)) };
}

/** Names of all features, for suggestions. */
export function featureNames(installed: Installed): string[] {
  const any = installed('caniuse-lite/data/features/css-grid.js');
  return any ? readdirSync(dirname(any)).map((file) => file.replace(/\.js$/, '')) : [];
}

/** What is known of the baseline status of all features. */
export function findBaselines(installed: Installed): WebFeaturesData | undefined {
  const file = installed('web-features/data.json');
  return file ? (require(file) as WebFeaturesData) : undefined;
}
