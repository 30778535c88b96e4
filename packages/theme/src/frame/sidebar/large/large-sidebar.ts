import { createFragments } from './fragments.ts';
import { standIn } from './stand-in.ts';

/**
 * For large sidebars, which arrive with their open branch only. When the reader turns to one, the rest is fetched, once
 * for all pages, and put in its place; there it stays over navigations. A closed group that is clicked opens instead of
 * leading to its first page. The function that comes back is for every page with a large sidebar, until the signal fires.
 */
export function createSidebarCompleter(): (signal: AbortSignal) => void {
  const fragments = createFragments();

  async function complete(sidebar: HTMLElement) {
    const address = sidebar.dataset.fragment;
    if (!address) return;
    const [html, { showWhole }] = await Promise.all([fragments.load(address), loadRest()]);
    // Meanwhile it may have been completed, or become that of another section.
    if (sidebar.dataset.fragment === address) showWhole(sidebar, { address, html });
  }

  return (signal) => {
    const sidebar = document.querySelector<HTMLElement>('.frame-sidebar[data-fragment]');
    if (!sidebar) return;
    // What fails here fails again, and is answered, on a click.
    const prepare = () => complete(sidebar).catch(() => {});
    for (const type of ['pointerover', 'focusin'])
      sidebar.addEventListener(type, prepare, { signal, once: true });
    // The reader may have been there before this script was.
    if (sidebar.matches(':hover, :focus-within')) prepare();
    const open = (event: MouseEvent) => {
      const link = standIn(event.target);
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      complete(sidebar).then(
        async () => (await loadRest()).openStandIn(sidebar, link),
        () => location.assign(link.href),
      );
    };
    sidebar.addEventListener('click', open, { signal });
  };
}

/** What it takes is fetched with the rest. */
const loadRest = () => import('./show-whole.ts');

/** With a modifier the link stays the link it is. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
