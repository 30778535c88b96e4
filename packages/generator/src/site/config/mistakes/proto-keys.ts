import { BifolioError } from '../../../core/errors/bifolio-error.ts';
import { formatOptionPath } from '../../../core/schemas/option-path.ts';

/**
 * Throws when an object of the config has a key `__proto__` of its own, as JSON can give it one: checks and copies would lose
 * it without a word.
 */
export function refuseProtoKeys(config: unknown): void {
  const path = protoKey(config, []);
  if (!path) return;
  throw new BifolioError({
    severity: 'error',
    code: 'unknown-option',
    message: `Unknown option \`${formatOptionPath(path)}\`.`,
    hint: 'No option, language or path can have this name.',
    option: path,
  });
}

function protoKey(value: unknown, path: string[], above: readonly unknown[] = []): string[] | undefined {
  if (!isPlain(value) || above.includes(value)) return undefined;
  if (Object.hasOwn(value, '__proto__')) return [...path, '__proto__'];
  for (const [key, inner] of Object.entries(value)) {
    const found = protoKey(inner, [...path, key], [...above, value]);
    if (found) return found;
  }
  return undefined;
}

/** Themes, plugins of Vite and the like are the business of others. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
