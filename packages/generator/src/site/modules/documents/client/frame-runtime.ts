import { DARK_HASH, type FrameAppearance, type FrameMessage } from './frame-protocol.ts';
import { installGuards } from './guards.ts';
import { tellConsole } from './tell-console.ts';
import { tellHeight } from './tell-height.ts';

/** Runs first in every document of a frame: tells height and console, follows the appearance of the page. */
function start(): void {
  // Opened by itself, it has nobody to tell.
  const isFramed = parent !== window;
  const tell = (payload: FrameMessage['payload']) => {
    if (isFramed) parent.postMessage({ type: 'bifolio-frame', payload }, '*');
  };
  showAppearance(location.hash === DARK_HASH);
  addEventListener('message', ({ source, data }: MessageEvent<FrameAppearance | undefined>) => {
    if (source === parent && data?.type === 'bifolio-appearance') showAppearance(data.isDark);
  });
  const tellError = tellConsole((level, text) => tell({ level, text }));
  installGuards(tellError);
  tellHeight((height) => tell({ height }));
}

function showAppearance(isDark: boolean): void {
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  document.documentElement.classList.toggle('dark', isDark);
}

start();
