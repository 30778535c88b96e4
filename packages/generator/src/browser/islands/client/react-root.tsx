import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { documentAppearance } from '../appearance/appearance-store.ts';
import { reviveProps } from '../island-props.ts';
import { IslandProviders } from '../parts/island-providers.tsx';
import { documentPageStore } from '../parts/page-store.ts';
import type { SlotStore } from './slot-store.ts';

export { createSlotStore } from './slot-store.ts';

export interface MountOptions {
  host: Element;
  component: unknown;
  props: unknown;
  /** `identifierPrefix` of the server render. */
  prefix: string;
  slots: SlotStore;
  /** The first frame is live. */
  onReady(): void;
  /** The island threw and React has emptied it. */
  onFailure(error: unknown): void;
  /** React found a difference or an error and mended it. */
  onRecovered(error: unknown): void;
}

export interface MountedIsland {
  update(props: unknown): void;
  unmount(): void;
}

/** What React tells of a part in `Suspense`, such as one that is `lazy`: it was not ready at build, and has come in the browser. */
const CAME_LATER = /React error #419|does not support Suspense/;

/** Brings the server HTML of an island to life with a React root of its own. */
export function mountIsland(options: MountOptions): MountedIsland {
  const { host, prefix, slots, onReady, onFailure, onRecovered } = options;
  const Component = options.component as ComponentType<Record<string, unknown>>;
  const tree = (props: unknown) => (
    <IslandProviders page={documentPageStore} appearance={documentAppearance()}>
      <Ready onReady={onReady}>
        <Component {...reviveProps(props, (name) => slotElement(slots, name))} />
      </Ready>
    </IslandProviders>
  );
  const root = hydrateRoot(host, tree(options.props), {
    identifierPrefix: prefix,
    onUncaughtError: onFailure,
    onRecoverableError: (error) => CAME_LATER.test(String(error)) || onRecovered(error),
  });
  return { update: (props) => root.render(tree(props)), unmount: () => root.unmount() };
}

/** A slot: React keeps the element and never touches what is in it. */
function slotElement(slots: SlotStore, name: string): ReactNode {
  return (
    <bi-slot
      key={name}
      name={name}
      ref={(slot: HTMLElement | null) => (slot ? slots.adopt(name, slot) : undefined)}
      dangerouslySetInnerHTML={EMPTY}
      suppressHydrationWarning
    />
  );
}

/** The same object every time, so that React sees no change. */
const EMPTY = { __html: '' };

/** Tells when everything inside has been hydrated and its effects have run. */
function Ready({ onReady, children }: { onReady(): void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
