/** Runs in the frame of the preview, as the script of its pages: shows each page that the playground sends, as dev shows an edited one. */
import '../../packages/theme/dist/client.js';
import { swapDocument } from '../../packages/generator/dist/browser/navigation/swap/swap.js';
import { loadNewSheets } from '../../packages/generator/dist/browser/navigation/swap/swap-head.js';

let latest = 0;

addEventListener('message', async ({ data, origin }: MessageEvent<{ html?: unknown; css?: unknown }>) => {
  if (origin !== location.origin || typeof data.html !== 'string') return;
  const own = ++latest;
  const next = new DOMParser().parseFromString(data.html, 'text/html');
  look.replaceSync(String(data.css ?? ''));
  await loadNewSheets(next);
  if (own === latest) await swapDocument(next, { morph: 'all' });
});

const look = new CSSStyleSheet();
document.adoptedStyleSheets.push(look);

// There are no other pages.
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  },
  { capture: true },
);

parent.postMessage({ ready: true }, location.origin);
