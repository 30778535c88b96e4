import type { ReactNode } from 'react';
import type { PageContext } from '../../../core/contracts/theme.ts';
import type { AppearanceStore } from '../appearance/appearance-store.ts';
import { PageStoreContext } from './island-hooks.ts';
import { PageReactContext } from './page-hooks.ts';
import type { PageStore } from './page-store.ts';
import { AppearanceContext } from './use-dark-mode.ts';

/** Where the hooks of an island get their answers. */
export interface IslandProvidersProps {
  page: PageStore;
  appearance: AppearanceStore;
  children?: ReactNode;
}

/** What every island is wrapped in, at build and in the browser alike: makes the hooks of `bifolio/client` work. */
export function IslandProviders({ page, appearance, children }: IslandProvidersProps) {
  return (
    <PageStoreContext value={page}>
      <AppearanceContext value={appearance}>{children}</AppearanceContext>
    </PageStoreContext>
  );
}

/** Makes `usePage()` work in static components. */
export function PageProvider({ value, children }: { value: PageContext; children?: ReactNode }) {
  return <PageReactContext value={value}>{children}</PageReactContext>;
}
