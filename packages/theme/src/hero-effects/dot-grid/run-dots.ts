import { runWhileVisible } from '../run-while-visible.ts';
import { accentColor } from '../webgl/accent-color.ts';
import { rgbOf } from '../webgl/colors.ts';
import { type Dot, layDots, push, settleDots } from './dots.ts';
import { drawDots } from './draw-dots.ts';
import type { DotGridOptions } from './options.ts';

/** Pixels that one unit of `shockStrength` moves a dot in the first second. */
const SHOCK = 120;

/** Draws and moves the dots of one canvas until it is told to stop. */
export function runDots(canvas: HTMLCanvasElement, options: DotGridOptions): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const looks = looksOf(canvas, options);
  let dots: Dot[] = [];
  let pointer: { x: number; y: number; time: number } | undefined;
  let last = 0;
  const listening = new AbortController();
  const on = pointerListener(canvas, listening.signal);
  on('pointermove', (x, y, { timeStamp }) => {
    const seconds = pointer ? (timeStamp - pointer.time) / 1000 : 0;
    const speed = pointer && seconds > 0 ? Math.hypot(x - pointer.x, y - pointer.y) / seconds : 0;
    if (pointer && speed > options.speedTrigger) {
      const share = Math.min(1, options.maxSpeed / speed) / seconds / 12;
      const [vx, vy] = [(x - pointer.x) * share, (y - pointer.y) * share];
      push(dots, { x, y }, options.proximity, (_, nearness) => [vx * nearness, vy * nearness]);
    }
    pointer = { x, y, time: timeStamp };
  });
  on('pointerleave', () => (pointer = undefined));
  on('pointerdown', (x, y) => {
    push(dots, { x, y }, options.shockRadius, (dot, nearness) => {
      const angle = Math.atan2(dot.y - y, dot.x - x);
      const speed = options.shockStrength * SHOCK * nearness;
      return [Math.cos(angle) * speed, Math.sin(angle) * speed];
    });
  });
  const draw = (elapsedMs: number) => {
    settleDots(dots, (elapsedMs - last) / 1000, options);
    last = elapsedMs;
    drawDots(context, dots, pointer, looks);
  };
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    Object.assign(canvas, { width: width * devicePixelRatio, height: height * devicePixelRatio });
    context.scale(devicePixelRatio, devicePixelRatio);
    dots = layDots(width, height, options);
    draw(last);
  });
  observer.observe(canvas);
  const stopFrames = runWhileVisible(canvas, draw);
  canvas.dataset.live = '';
  return () => {
    stopFrames();
    observer.disconnect();
    listening.abort();
  };
}

function looksOf(canvas: HTMLCanvasElement, options: DotGridOptions) {
  const accent = accentColor(canvas);
  const { baseColor, activeColor } = options;
  return {
    size: options.dotSize,
    base: baseColor || cssColor(accent, 0.34),
    active: activeColor ? rgbOf(activeColor) : accent,
    proximity: options.proximity,
  };
}

/** Listens to the pointer over the block of the home page; places are those in the canvas. */
function pointerListener(canvas: HTMLCanvasElement, signal: AbortSignal) {
  const area: Element = canvas.closest('.home-block') ?? canvas;
  return (type: string, listener: (x: number, y: number, event: PointerEvent) => void) =>
    area.addEventListener(
      type,
      (event) => {
        const { clientX, clientY } = event as PointerEvent;
        const { left, top } = canvas.getBoundingClientRect();
        listener(clientX - left, clientY - top, event as PointerEvent);
      },
      { signal, passive: true },
    );
}

const cssColor = (color: readonly number[], alpha: number) =>
  `rgb(${color.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
