import { createRequire } from 'node:module';
import { type CanIUseData, FUTURE, PAST, supportOf } from '@bifolio/theme/caniuse';
import type { Plugin } from 'vite';
import { packSupport } from '../components/caniuse-finder/packed-support.ts';

/** The module that an island imports. */
const MODULE = 'virtual:caniuse-features';

const require = createRequire(import.meta.url);

/** What of `caniuse-lite` is read here. */
interface CanIUseLite {
  agents: CanIUseData['agents'];
  features: Readonly<Record<string, unknown>>;
  feature(packed: unknown): CanIUseData['feature'];
}

/** Vite plugin: the support of all features, from the installed data. Nothing is fetched. */
export function caniuseFeatures(): Plugin {
  return {
    name: 'docs:caniuse-features',
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler: () => `export default JSON.parse(${JSON.stringify(JSON.stringify(allSupport()))});`,
    },
  };
}

function allSupport() {
  const { agents, features, feature } = require('caniuse-lite') as CanIUseLite;
  return packSupport(
    Object.entries(features).map(([name, packed]) => ({
      name,
      support: supportOf({ feature: feature(packed), agents }, PAST.most, FUTURE.most),
    })),
  );
}
