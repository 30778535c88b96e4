const marks = /^\s*(`{3,}(?=[^`]*$)|~{3,})/;

/**
 * Tells for one line after the other whether it belongs to a fence, its opening and closing lines included.
 * @example
 * ```ts
 * import { createFenceTracker } from 'bifolio/markdown';
 *
 * const isFence = createFenceTracker();
 * ['Tea', '```sh', 'brew', '```', 'Tea'].map(isFence); // [false, true, true, true, false]
 * ```
 */
export function createFenceTracker(): (line: string) => boolean {
  let open = '';
  return (line) => {
    const marker = marks.exec(line)?.[1] ?? '';
    if (!open) {
      open = marker;
      return marker !== '';
    }
    if (marker.startsWith(open) && line.trim() === marker) open = '';
    return true;
  };
}
