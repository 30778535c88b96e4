import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteEntries } from '../site-entries.ts';

const PREFIX = '\0bifolio:override/';

/**
 * Vite plugin: whoever imports a module of the theme that the author overrides gets the author's component in its place.
 * That one receives the theme's as the element `original`; everything else the module exports stays.
 */
export function overridesPlugin(entries: () => SiteEntries): Plugin {
  const nameOf = (id: string) => basename(id.split('?')[0] ?? id).replace(/\.[jt]sx?$/, '');
  return {
    name: 'bifolio:overrides',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/][A-Z]\w*\.[jt]sx?$/ },
      async handler(id, importer, options) {
        const { overrides, overridable } = entries();
        const name = nameOf(id);
        if (!importer || importer === PREFIX + name || !(name in overrides)) return undefined;
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        return resolved?.id === overridable[name] ? PREFIX + name : resolved;
      },
    },
    load: {
      filter: { id: /^\0bifolio:override\// },
      handler(id) {
        const name = id.slice(PREFIX.length);
        const { overrides, overridable } = entries();
        const [original, own] = [overridable[name], overrides[name]];
        // Browsers may ask for any.
        return original && own ? overrideModule(name, original, own) : undefined;
      },
    },
  };
}

/** Whether a module stands for one of the theme's. */
export const isOverride = ({ id }: { id: string | null }): boolean => id?.startsWith(PREFIX) ?? false;

/** The module that stands for one of the theme's. */
export function overrideModule(name: string, original: string, own: string): string {
  const [originalPath, ownPath] = [original, own].map((path) => JSON.stringify(path));
  return [
    `import { createElement } from 'react';`,
    `import * as original from ${originalPath};`,
    `import Own from ${ownPath};`,
    `export * from ${originalPath};`,
    `export const ${name} = (props) =>`,
    `  createElement(Own, { ...props, original: createElement(original.${name}, props) });`,
  ].join('\n');
}
