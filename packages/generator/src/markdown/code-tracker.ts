/** Tells for one line after the other whether it belongs to a fence or to indented code. */
export function createCodeTracker(): (line: string) => boolean {
  let fence = '';
  let inList = false;
  return (line) => {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence) {
      if (marker.startsWith(fence) && line.trim() === marker) fence = '';
      return true;
    }
    fence = marker;
    const isIndented = /^(?: {4}|\t)/.test(line);
    if (!isIndented && line.trim() !== '')
      inList = /^ {0,3}(?:[-+*]|\d+[.)])\s/.test(line) || (inList && /^ {2,3}/.test(line));
    return marker !== '' || (isIndented && !inList);
  };
}
