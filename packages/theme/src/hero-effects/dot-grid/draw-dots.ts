import type { Rgb } from '../webgl/colors.ts';
import type { Dot } from './dots.ts';

export interface DotLooks {
  size: number;
  base: string;
  active: Rgb;
  /** How near the pointer makes a dot active, in pixels. */
  proximity: number;
}

/** Draws all dots where they are now; those near the pointer in the active color, the more the nearer. */
export function drawDots(
  context: CanvasRenderingContext2D,
  dots: readonly Dot[],
  pointer: { x: number; y: number } | undefined,
  { size, base, active, proximity }: DotLooks,
): void {
  const [red, green, blue] = active.map((part) => Math.round(part * 255));
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  for (const dot of dots) {
    const distance = pointer ? Math.hypot(dot.x - pointer.x, dot.y - pointer.y) : proximity;
    const nearness = Math.max(0, 1 - distance / Math.max(proximity, 1));
    for (const [fill, isDrawn] of [
      [base, nearness < 1],
      [`rgb(${red} ${green} ${blue} / ${nearness})`, nearness > 0],
    ] as const) {
      if (!isDrawn) continue;
      context.fillStyle = fill;
      context.beginPath();
      context.arc(dot.x + dot.dx, dot.y + dot.dy, size / 2, 0, 2 * Math.PI);
      context.fill();
    }
  }
}
