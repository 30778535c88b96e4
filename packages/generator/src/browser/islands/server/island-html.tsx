import { renderToString } from 'react-dom/server';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import { serverAppearanceStore } from '../appearance/appearance-store.ts';
import { reviveProps } from '../island-props.ts';
import { IslandProviders } from '../parts/island-providers.tsx';
import type { PageStore } from '../parts/page-store.ts';
import { NeedsContext, type NeedsTaker } from '../parts/use-needs.ts';
import { ISLAND_TAG, type IslandAttributes } from '../protocol.ts';
import { componentError } from './component-error.ts';
import { mark, splitAtMarks } from './markers.ts';
import type { PendingIsland } from './tree-collector.ts';
import { withoutPreloads } from './without-preloads.ts';

export interface IslandPlace {
  src: string;
  prefix: string;
  page: PageStore;
  /** Takes what the island needs. */
  taker: NeedsTaker;
}

/**
 * The `<bi-island>` element of an island: its own server HTML with its slots in place. Slots that the first frame
 * does not show wait in a `<template>`. Throws a `BifolioError` when the component throws.
 */
export function islandHtml(
  island: PendingIsland,
  slots: ReadonlyMap<string, string>,
  place: IslandPlace,
): string {
  const shown = new Set<string>();
  const html = splitAtMarks(renderFirstFrame(island, place))
    .map((piece, at) => {
      if (at % 3 === 0) return piece;
      const name = at % 3 === 2 ? island.slots[Number(piece)] : undefined;
      if (name === undefined) return '';
      shown.add(name);
      return slots.get(name) ?? '';
    })
    .join('');
  const waiting = [...slots].filter(([name]) => !shown.has(name));
  const templates = waiting.map(
    ([name, slot]) => `<template data-slot="${escapeHtml(name)}">${slot}</template>`,
  );
  return `<${ISLAND_TAG}${attributes(island, place)}>${templates.join('')}${html}</${ISLAND_TAG}>`;
}

/** What `hydrateRoot` will render first in the browser, with marks for the content of slots. */
function renderFirstFrame(
  { component: Component, id, name, props, slots }: PendingIsland,
  place: IslandPlace,
): string {
  const slot = (slotName: string) => (
    <bi-slot
      key={slotName}
      name={slotName}
      dangerouslySetInnerHTML={{ __html: mark('h', slots.indexOf(slotName)) }}
      suppressHydrationWarning
    />
  );
  try {
    const html = renderToString(
      <NeedsContext value={place.taker}>
        <IslandProviders page={place.page} appearance={serverAppearanceStore}>
          <Component {...reviveProps(props, slot)} />
        </IslandProviders>
      </NeedsContext>,
      { identifierPrefix: place.prefix },
    );
    return withoutPreloads(html);
  } catch (error) {
    throw componentError(name === 'default' ? id : `<${name}> (${id})`, error);
  }
}

function attributes({ name, hydrate, props }: PendingIsland, { src, prefix }: IslandPlace): string {
  const values: IslandAttributes = { src, name, hydrate, prefix, props: JSON.stringify(props) };
  return Object.entries(values)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('');
}
