import type { PageClock } from '../clock/page-clock.ts';
import type { LogStream } from './log.ts';

/** Shortest time between two paintings of the bar, in milliseconds. */
const REPAINT_MS = 50;
const BAR_WIDTH = 24;

/** Shows how far a long job is. */
export interface Progress {
  /** Names the stage that begins; `total` steps, when they are known. */
  start(label: string, total?: number): void;
  step(count?: number): void;
  /** Work on a page begins, which is named when it takes long. Returns how to say that it ends. */
  page?(file: string): () => void;
  /** Ends the stage and leaves one line about it. */
  done(note?: string): void;
}

/**
 * A bar that repaints itself on a terminal; elsewhere one plain line for each stage that is done.
 * @example
 * ```ts
 * import { createProgress } from 'bifolio';
 *
 * const progress = createProgress(process.stderr);
 * progress.start('Drawing pictures', 2);
 * progress.step(2);
 * progress.done('2 pictures');
 * ```
 */
export function createProgress(
  stream: LogStream,
  now: () => number = () => performance.now(),
  clock?: PageClock,
): Progress {
  let stage = { label: '', total: 0, count: 0, startedMs: 0, paintedMs: 0 };
  const clear = () => stream.isTTY && stream.write('\r\x1b[2K');
  const paint = () => {
    if (!stream.isTTY || now() - stage.paintedMs < REPAINT_MS) return;
    stage.paintedMs = now();
    clear();
    stream.write(barLine(stage).slice(0, (stream.columns ?? 80) - 1));
  };
  return {
    page: clock?.begin,
    start(label, total = 0) {
      stage = { label, total, count: 0, startedMs: now(), paintedMs: Number.NEGATIVE_INFINITY };
      paint();
    },
    step(count = 1) {
      stage.count += count;
      paint();
    },
    done(note) {
      clear();
      const seconds = ((now() - stage.startedMs) / 1000).toFixed(2);
      stream.write(`${[stage.label, note].filter(Boolean).join(': ')} (${seconds} s)\n`);
    },
  };
}

function barLine({ label, total, count }: { label: string; total: number; count: number }): string {
  if (total === 0) return `${label} …`;
  const filled = Math.round((Math.min(count, total) / total) * BAR_WIDTH);
  return `${label} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${count}/${total}`;
}
