import { isAbsolute } from 'node:path';
import type { Plugin } from 'vite';
import { SERVER_MODULE } from '../site-modules.ts';

const NAMES = 'virtual:bifolio-theme/';
const REGISTRY_MODULE = `${NAMES}registry`;
const OVERRIDE = `${NAMES}override/`;
const PAGE_ENTRY = `${NAMES}page:`;

/** Entry of a bundle that exports `modules`, the exports of each of its modules by name, and `overrides`. */
export const ENTRY_MODULE = `${NAMES}entry`;

/** Entry of a bundle that exports `modules` likewise: those that every page runs in browsers. `client` is that of the theme. */
export const pageEntryOf = (client = '') => `${PAGE_ENTRY}${client}`;

/** Entry of a bundle that exports `modules` likewise, React's among them, and what the server's module of a site exports. */
export const SERVER_ENTRY = `${NAMES}server`;

/** What authors import of React, by name. There must be one of each. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

/** A module whose component is the one that `overrides` has under a name when it is rendered, else the theme's. */
export const overrideModuleOf = (name: string) => OVERRIDE + name;

/** Vite plugin: the modules above. Every module of the bundle that has a name enters itself. */
export function themeRegistryPlugin(nameOf: (path: string) => string | undefined): Plugin {
  return {
    name: 'bifolio:theme-registry',
    resolveId: {
      filter: { id: new RegExp(`^${NAMES}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${NAMES}`) },
      handler: (id) => moduleCode(id.slice(1)),
    },
    transform: {
      order: 'post',
      filter: { id: /\.[jt]sx?$/ },
      handler(code, path) {
        const name = isAbsolute(path) ? nameOf(path) : undefined;
        return name ? { code: code + entering(path, name), map: null } : undefined;
      },
    },
  };
}

function moduleCode(id: string): string {
  if (id === ENTRY_MODULE) return `import '${SERVER_MODULE}'; export * from '${REGISTRY_MODULE}';`;
  if (id === SERVER_ENTRY) return serverEntry();
  if (id === REGISTRY_MODULE) return 'export const modules = {}; export const overrides = {};';
  if (id.startsWith(PAGE_ENTRY)) {
    const client = id.slice(PAGE_ENTRY.length);
    const modules = ['bifolio/runtime', 'bifolio/hot', ...(client ? [client] : [])];
    return [...modules.map(importOf), `export { modules } from '${REGISTRY_MODULE}';`].join('\n');
  }
  const name = JSON.stringify(id.slice(OVERRIDE.length));
  return [
    `import { createElement } from 'react';`,
    `import { overrides } from '${REGISTRY_MODULE}';`,
    `export default (props) => ${name} in overrides ? createElement(overrides[${name}], props) : props.original;`,
  ].join('\n');
}

const serverEntry = (): string =>
  [
    ...REACT.map((name, index) => `import * as react${index} from '${name}';`),
    `import { modules } from '${REGISTRY_MODULE}';`,
    ...REACT.map((name, index) => `modules['${name}'] = react${index};`),
    `export * from '${SERVER_MODULE}';`,
    'export { modules };',
  ].join('\n');

const importOf = (path: string) => `import ${JSON.stringify(path)};`;

/** A getter, because what a module is imported as, such as the one that stands for an override, may not have run yet. */
const entering = (path: string, name: string) => `
import * as $self from ${JSON.stringify(path)};
import { modules as $modules } from '${REGISTRY_MODULE}';
Object.defineProperty($modules, ${JSON.stringify(name)}, { enumerable: true, get: () => $self });`;
