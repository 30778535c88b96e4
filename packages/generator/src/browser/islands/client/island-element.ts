import { FAILED_EVENT, type HydrateWhen, ISLAND_TAG } from '../protocol.ts';
import { loadModule, retryUrl } from './load-module.ts';
import { isParked, parked } from './parked-slots.ts';
import type { MountedIsland } from './react-root.tsx';
import type { SlotStore } from './slot-store.ts';
import { whenDue } from './when-due.ts';

/** React, and what is needed with it only. */
type ReactRoot = typeof import('./react-root.tsx');
type Stage = 'waiting' | 'loading' | 'mounting' | 'live' | 'failed';

/**
 * `<bi-island>`: waits until it is due, then fetches its module and hydrates the server HTML inside. Carries
 * `hydrated` once it is live and `failed` when it threw; unmounts when it leaves the document for good.
 */
export class IslandElement extends HTMLElement {
  static observedAttributes = ['props'];
  #stage: Stage = 'waiting';
  #tries = 0;
  #isStale = false;
  #callOff = () => {};
  #mounted: MountedIsland | undefined;
  #slots: SlotStore | undefined;
  #serverNodes: ChildNode[] = [];
  #settled = Promise.withResolvers<void>();

  /** Whether React owns the content, so that it is changed through `props` and slots only. */
  get isMounted(): boolean {
    return this.#mounted !== undefined;
  }

  /** Whether events on it would be lost: not live yet, and not given up. */
  get isAsleep(): boolean {
    return this.#stage !== 'live' && this.#stage !== 'failed';
  }

  connectedCallback() {
    if (this.#stage === 'waiting') this.#schedule();
  }

  /** Present so that `moveBefore()` moves an island without its leaving the document. */
  connectedMoveCallback() {}

  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || isParked(this) || this.destroy());
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null) {
    if (before === after || !this.#mounted) return;
    // An update before hydration is done would make React throw the server HTML away.
    if (this.#stage === 'mounting') this.#isStale = true;
    else this.#mounted.update(this.#props());
  }

  /** Makes it live as soon as possible. Resolves when it is live or has failed; never rejects. */
  wake(): Promise<void> {
    if (this.#stage === 'waiting' && this.isConnected) void this.#hydrate();
    return this.#settled.promise;
  }

  /** The element that holds the nodes of a slot now. */
  slotElement(name: string): Element | undefined {
    return this.#slots?.element(name);
  }

  /** Unmounts, and with it the islands in slots that were out of the document. */
  destroy() {
    this.#callOff();
    const mounted = this.#mounted;
    this.#mounted = undefined;
    mounted?.unmount();
    for (const inner of this.#slots?.release() ?? []) if (inner instanceof IslandElement) inner.destroy();
    this.#settled.resolve();
  }

  /** Becomes another island in place: what it was is unmounted, `next` gives attributes and content. */
  become(next: Element) {
    this.destroy();
    this.replaceChildren(...document.importNode(next, true).childNodes);
    for (const name of this.getAttributeNames()) if (!next.hasAttribute(name)) this.removeAttribute(name);
    for (const { name, value } of next.attributes) this.setAttribute(name, value);
    this.#stage = 'waiting';
    this.#tries = 0;
    this.#isStale = false;
    this.#settled = Promise.withResolvers();
    this.#schedule();
  }

  #schedule() {
    const when = (this.getAttribute('hydrate') ?? 'visible') as HydrateWhen;
    this.#callOff = whenDue(this, when, () => void this.wake());
  }

  async #hydrate() {
    this.#callOff();
    this.#stage = 'loading';
    const src = this.getAttribute('src') ?? '';
    const url = this.#tries++ === 0 ? src : retryUrl(src);
    try {
      const [module, react] = await Promise.all([loadModule(url), import('./react-root.tsx')]);
      if (!module || !react) return this.#sleepAgain();
      // Meanwhile it may have become another island, or have been taken away for a while.
      if (this.#stage !== 'loading' || this.getAttribute('src') !== src) return;
      if (this.isConnected || isParked(this)) this.#mount(module, react);
      else this.#stage = 'waiting';
    } catch (error) {
      this.#sleepAgain();
      throw error;
    }
  }

  #mount(module: Record<string, unknown>, { mountIsland, createSlotStore }: ReactRoot) {
    this.#stage = 'mounting';
    this.#slots = createSlotStore(this, parked);
    this.#serverNodes = [...this.childNodes];
    const name = this.getAttribute('name') ?? 'default';
    this.#mounted = mountIsland({
      host: this,
      component: module[name],
      props: this.#props(),
      prefix: this.getAttribute('prefix') ?? '',
      slots: this.#slots,
      onReady: this.#onReady,
      onFailure: this.#onFailure,
      onRecovered: this.#onRecovered,
    });
  }

  #onReady = () => {
    this.#stage = 'live';
    this.#serverNodes = [...this.childNodes];
    this.setAttribute('hydrated', '');
    if (this.#isStale) this.#mounted?.update(this.#props());
    this.#isStale = false;
    this.#settled.resolve();
  };

  /** Silent when the island has been taken away before it was live, which React reports as well. */
  #onRecovered = (error: unknown) => {
    if (this.#mounted) console.error(`The island <${this.getAttribute('name')}> was rendered anew:`, error);
  };

  /** React has emptied the element; its nodes go back at once, before anything inside notices that it was away. */
  #onFailure = (error: unknown) => {
    console.error(`The island <${this.getAttribute('name')}> failed and stays as it was rendered:`, error);
    this.#mounted = undefined;
    this.#stage = 'failed';
    this.replaceChildren(...this.#serverNodes);
    this.removeAttribute('hydrated');
    this.setAttribute('failed', '');
    this.dispatchEvent(new CustomEvent(FAILED_EVENT, { bubbles: true, detail: error }));
    this.#settled.resolve();
  };

  /** The module could not be fetched: the next interaction tries once more, then the island counts as failed. */
  #sleepAgain() {
    const again = this.#tries < 2;
    this.#stage = again ? 'waiting' : 'failed';
    this.toggleAttribute('failed', !again);
    this.#settled.resolve();
    if (again) this.#settled = Promise.withResolvers();
  }

  #props(): unknown {
    return JSON.parse(this.getAttribute('props') ?? '{}');
  }
}

/** Defines `<bi-island>`; islands in the document are scheduled at once. */
export function defineIslandElement() {
  if (!customElements.get(ISLAND_TAG)) customElements.define(ISLAND_TAG, IslandElement);
}
