import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OldFolder } from '../form/mover.ts';
import type { Left } from '../old-site.ts';
import { computedLeft } from '../read/computed-left.ts';
import { isOptions, listOf, type Options, textOf, textsOf } from '../read/literals.ts';
import { readModule } from '../read/read-module.ts';

/** What a config of Next.js says of addresses and languages. */
export interface NextConfig {
  base?: string;
  locales: readonly string[];
  defaultLocale?: string;
  /** `{ source, destination }`, as written. */
  redirects: readonly Options[];
}

const CONFIGS = ['js', 'mjs', 'ts', 'mts', 'cjs'].map((ending) => `next.config.${ending}`);

/** The config of Next.js in a folder. */
export const findNextConfig = (root: string): string | undefined =>
  CONFIGS.find((file) => existsSync(join(root, file)));

/** Options that change addresses; the rest is about the tools of Next.js. */
const NEEDED = /^(?:i18n|basePath|redirects)(?:\.|$)/;

/** Reads the config of Next.js. It is parsed, never run. */
export async function readNextConfig({ root, left }: OldFolder): Promise<NextConfig> {
  const file = findNextConfig(root);
  if (!file) return { locales: [], redirects: [] };
  const { value, computed } = await readModule(root, file);
  left.push(...computed.filter(({ path }) => path === '' || NEEDED.test(path)).map(computedLeft));
  const config = isOptions(value) ? value : {};
  const i18n = isOptions(config.i18n) ? config.i18n : {};
  const base = textOf(config.basePath);
  const defaultLocale = textOf(i18n.defaultLocale);
  return {
    ...(base && base !== '/' && { base: `/${base.replace(/^\/|\/$/g, '')}/` }),
    locales: textsOf(i18n.locales),
    ...(defaultLocale && { defaultLocale }),
    redirects: listOf(config.redirects).filter(isOptions),
  };
}

/** Redirects from one path to another. A language in the path is each of them; other patterns are told. */
export function nextRedirects(
  { redirects }: NextConfig,
  languages: readonly string[],
  left: Left[],
  file: string,
): Record<string, string> {
  const all = redirects.flatMap(({ source, destination }) => {
    if (!textOf(source) || !textOf(destination)) return [];
    const [from, to] = [String(source), String(destination)];
    const name = /:(?:locale|lang)\b/.exec(from)?.[0];
    return name
      ? languages.map((one) => [from.replace(name, one), to.replace(name, one)] as const)
      : [[from, to] as const];
  });
  const isPlain = ([from, to]: readonly [string, string]) =>
    !/[:*(]/.test(from.replace(/^https?:/, '')) && !/:\w+\*?(?:\/|$)/.test(to);
  for (const [from] of all.filter((one) => !isPlain(one)))
    left.push({
      severity: 'warning',
      what: 'A redirect with a pattern',
      todo: `Write it on your hosting platform: ${from}`,
      file,
    });
  // Next.js takes the first of a path, and a page that leads to itself nowhere.
  const plain = all.filter(isPlain).filter(([from, to]) => from !== to);
  return Object.fromEntries(plain.reverse());
}
