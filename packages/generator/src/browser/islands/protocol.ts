/** When an island's script is fetched and run. `none`: rendered at build, never hydrated. */
export type HydrateWhen = 'load' | 'idle' | 'visible' | 'interaction' | 'none';

/**
 * The island in HTML:
 *
 * `<bi-island src="/assets/tabs-x1.js" name="Tabs" hydrate="visible" prefix="i3-" props="{…}">…server HTML…</bi-island>`
 *
 * `prefix` is the `identifierPrefix` of React's `useId`. The attribute `hydrated` appears once hydration is done,
 * `failed` when it threw. Slots are `<bi-slot name="…">` elements in the server HTML; React elements in props stand in
 * `props` as `{"$slot": name}`.
 */
export interface IslandAttributes {
  src: string;
  name: string;
  hydrate: HydrateWhen;
  prefix: string;
  props: string;
}

/** Elements of the protocol: an island, and a place in it for an element that came in as a prop. */
export const ISLAND_TAG = 'bi-island';
export const SLOT_TAG = 'bi-slot';

/** Event of an island that has thrown; `detail` is what it threw. */
export const FAILED_EVENT = 'bifolio:failed';

/** What islands know of the page; stands in the document as `<script type="application/json" id="bi-page">`. */
export interface ClientData {
  lang: string;
  /** Locale path, `/` or `/en/`. */
  locale: string;
  base: string;
  route: string;
  title: string;
  /** A password has opened this page, or the whole site. */
  unlocked?: 'site' | 'page';
}
