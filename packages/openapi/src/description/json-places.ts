import type { Pointer } from './pointer.ts';

/** Where a key of an object is written. */
export interface Place {
  line: number;
  column: number;
}

/** Calls `onKey` with the way to each key of a JSON text and where it is: much faster than a parser that keeps all places. */
export function walkKeys(text: string, onKey: (at: Pointer, place: () => Place) => void): void {
  const at: (string | number)[] = [];
  let [line, lineStart, expectsKey] = [1, 0, false];
  const isList: boolean[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],\n]/g)) {
    if (token === '\n') [line, lineStart] = [line + 1, index + 1];
    else if (token === '{' || token === '[') {
      isList.push(token === '[');
      at.push(token === '[' ? 0 : '');
      expectsKey = token === '{';
    } else if (token === '}' || token === ']') {
      isList.pop();
      at.pop();
      expectsKey = false;
    } else if (token === ',') {
      if (isList.at(-1)) at.push(Number(at.pop()) + 1);
      expectsKey = !isList.at(-1);
    } else if (expectsKey) {
      at.splice(-1, 1, JSON.parse(token));
      expectsKey = false;
      onKey(at, () => ({ line, column: index - lineStart + 1 }));
    }
  }
}
