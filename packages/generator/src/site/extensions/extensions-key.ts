import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { textOfOptions } from '../../core/cache/text-of-options.ts';
import type { Extension } from '../../core/contracts/extension.ts';

/** Stands for what extensions add to pages; `undefined` without any. `modules` are those of the project that the config imports. */
export function extensionsKey(
  extensions: readonly Extension[],
  modules: readonly string[],
): string | undefined {
  if (extensions.length === 0) return undefined;
  const text = hash('sha256', textOfOptions(extensions));
  return [text, ...modules.map((path) => hash('sha256', readFileSync(path)))].join();
}
