import { type ComponentType, Fragment, type ReactElement, useContext } from 'react';
import { BifolioError } from '../../../core/errors/bifolio-error.ts';
import { serverAppearanceStore } from '../appearance/appearance-store.ts';
import { PageStoreContext } from '../parts/island-hooks.ts';
import { IslandProviders } from '../parts/island-providers.tsx';
import type { HydrateWhen } from '../protocol.ts';
import { mark } from './markers.ts';
import { serialiseProps } from './serialise-props.ts';
import { type TreeCollector, TreeCollectorContext } from './tree-collector.ts';

export interface IslandDescription {
  /** Id of the module, as `islandId` gives it. */
  id: string;
  /** Name of the export: `Tabs`, `default`. */
  name: string;
  /** What the module's own `export const hydrate` says. @default 'visible' */
  hydrate?: unknown;
  /** A package exports functions of all kinds as `default`, so its name tells. */
  ofPackage?: boolean;
}

type AnyComponent = ComponentType<Record<string, unknown>>;

/**
 * A component that becomes an island when it is rendered in a static tree, and stays itself inside another island.
 * What is not a component comes back unchanged. Used by code that `islandsPlugin` writes.
 */
export function wrapIsland<T>(value: T, description: IslandDescription): T {
  if (!isComponent(value) || isOtherFunction(value, description)) return value;
  const Component = value as AnyComponent;
  const name = description.name === 'default' ? nameOf(Component) : description.name;

  const wrapped = { Component, name, description };
  const place = (props: Record<string, unknown>) => <IslandPlace wrapped={wrapped} given={props} />;
  // So that it has all properties of the component, such as `Tabs.Panel`, and is no class.
  Object.setPrototypeOf(place, Component);
  return Object.defineProperties(place, {
    displayName: { value: name, writable: true },
    prototype: { value: undefined },
  }) as T;
}

interface WrappedComponent {
  Component: AnyComponent;
  name: string;
  description: IslandDescription;
}

function IslandPlace({ wrapped, given }: { wrapped: WrappedComponent; given: Record<string, unknown> }) {
  const { Component, name, description } = wrapped;
  const { hydrate, ...props } = given;
  const tree = useContext(TreeCollectorContext);
  const page = useContext(PageStoreContext);
  if (!tree) return <Component {...props} />;
  const when = hydrateWhen(name, hydrate ?? description.hydrate ?? 'visible');
  if (when !== 'none') return addIsland(tree, { ...wrapped, when, props });
  if (!page) return <Component {...props} />;
  return (
    <IslandProviders page={page} appearance={serverAppearanceStore}>
      <Component {...props} />
    </IslandProviders>
  );
}

interface IslandCall extends WrappedComponent {
  when: HydrateWhen;
  props: Record<string, unknown>;
}

/** Marks the island's place, with its slots rendered inside so that they keep the contexts around them. */
function addIsland(
  tree: TreeCollector,
  { Component, name, when, props, description }: IslandCall,
): ReactElement {
  const { props: data, slots } = serialiseProps(name, props);
  const island = {
    component: Component,
    id: description.id,
    name: description.name,
    hydrate: when,
    props: data,
    slots: [...slots.keys()],
  };
  const index = tree.islands.push(island) - 1;
  return (
    <>
      {mark('i', index)}
      {[...slots].map(([slot, element]) => (
        <Fragment key={slot}>
          {mark('s')}
          {element}
        </Fragment>
      ))}
      {mark('e')}
    </>
  );
}

/** A class, or a function of the language: packages export `Object` by a name of their own. */
const NOT_COMPONENT = /^(?:class\b|function \w+\(\) \{ \[native code\])/;

/** Minified components have short names, and those without a name get `default` or, from the bundler, that of the file before it. */
const OTHER_NAME = /^(?!default$|\w*_default\b)[a-z]\w{2}/;

/** `styled` and `useTheme` of MUI are such. */
const isOtherFunction = (value: unknown, { name, ofPackage = false }: IslandDescription) =>
  ofPackage && name === 'default' && typeof value === 'function' && OTHER_NAME.test(value.name);

function isComponent(value: unknown): boolean {
  if (typeof value === 'function')
    return !NOT_COMPONENT.test(String(value)) || 'isReactComponent' in (value.prototype as object);
  if (typeof value !== 'object' || value === null) return false;
  const { $$typeof: type } = value as { $$typeof?: unknown };
  return (
    type === Symbol.for('react.memo') ||
    type === Symbol.for('react.forward_ref') ||
    type === Symbol.for('react.lazy')
  );
}

const nameOf = (component: AnyComponent) => component.displayName ?? (component.name || 'default');

const CHOICES: readonly HydrateWhen[] = ['load', 'idle', 'visible', 'interaction', 'none'];

function hydrateWhen(island: string, value: unknown): HydrateWhen {
  const choice = CHOICES.find((candidate) => candidate === value);
  if (choice) return choice;
  throw new BifolioError({
    severity: 'error',
    code: 'island-hydrate',
    message: `Invalid hydrate=${JSON.stringify(value)} for the island <${island}>.`,
    hint: `Use one of ${CHOICES.map((name) => `"${name}"`).join(', ')}.`,
  });
}
