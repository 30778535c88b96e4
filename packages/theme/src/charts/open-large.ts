import Panzoom from '@panzoom/panzoom';
import type { ChartWords } from './types.ts';

/** Pixels of one press of an arrow key. */
const STEP = 40;

interface LargeChart {
  picture: HTMLElement;
  name: string;
  words: Pick<ChartWords, 'close' | 'zoomIn' | 'zoomOut' | 'reset'>;
}

/** Shows a picture over the page. Drag or arrows move it, the wheel, `+` and `-` zoom, Escape closes. */
export function openLarge({ picture, name, words }: LargeChart): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'chart-large';
  dialog.setAttribute('aria-label', name);
  const view = Object.assign(document.createElement('div'), { className: 'chart-large-view', tabIndex: 0 });
  view.setAttribute('role', 'group');
  view.setAttribute('aria-label', name);
  picture.classList.add('chart-large-picture');
  view.append(picture);
  document.body.append(dialog);
  dialog.append(view);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const zoom = Panzoom(picture, { maxScale: 12, minScale: 0.25, animate: !isStill, cursor: 'grab' });
  const press = {
    '+': () => zoom.zoomIn(),
    '=': () => zoom.zoomIn(),
    '-': () => zoom.zoomOut(),
    '0': () => zoom.reset(),
    ArrowLeft: () => zoom.pan(STEP, 0, { relative: true }),
    ArrowRight: () => zoom.pan(-STEP, 0, { relative: true }),
    ArrowUp: () => zoom.pan(0, STEP, { relative: true }),
    ArrowDown: () => zoom.pan(0, -STEP, { relative: true }),
  };
  view.addEventListener('wheel', (event) => zoom.zoomWithWheel(event), { passive: false });
  view.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(press, event.key)) return;
    event.preventDefault();
    press[event.key as keyof typeof press]();
  });
  const bar = document.createElement('p');
  bar.append(
    button(words.zoomIn, press['+']),
    button(words.zoomOut, press['-']),
    button(words.reset, press['0']),
    button(words.close, () => dialog.close()),
  );
  dialog.append(bar);
  dialog.addEventListener('close', () => {
    zoom.destroy();
    dialog.remove();
  });
  dialog.showModal();
  view.focus();
}

function button(text: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', textContent: text, onclick });
}
