/** Pixels that diagrams of a kind take: at first, and for each line. */
const HEIGHTS: readonly [kind: RegExp, base: number, perLine: number][] = [
  [/^(?:graph|flowchart)\s+(?:LR|RL)/, 120, 18],
  [/^(?:graph|flowchart)/, 140, 48],
  [/^sequence/, 150, 48],
  [/^(?:class|state|er|requirement)/, 160, 30],
  [/^gantt/, 90, 28],
  [/^packet/, 60, 34],
  [/^gitGraph/, 180, 8],
  [/^kanban/, 120, 28],
  [/^(?:pie|quadrant|radar|xychart|C4|architecture|timeline|venn|wardley)/, 420, 0],
  [/^/, 340, 0],
];

const LEAST = 180;
const MOST = 640;

/** What a diagram likely needs in CSS pixels, so that its place is kept before it is drawn. */
export function usualHeight(code: string): number {
  const text = code.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  const lines = text.split('\n').filter((line) => line.trim() !== '').length - 1;
  const [, base, perLine] = HEIGHTS.find(([kind]) => kind.test(text)) ?? [/^/, LEAST, 0];
  return Math.min(MOST, Math.max(LEAST, base + perLine * lines));
}
