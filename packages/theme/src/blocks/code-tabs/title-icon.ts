import { fileKind } from '../file-tree/file-kind.ts';

/** Tools that have an icon, by the titles and file names that mean them. */
const tools = {
  angular: /^angular$|^angular\.json$/,
  astro: /^astro(?:\.config\..+)?$/,
  bun: /^bun$|^bun\.lockb?$|^bunfig\.toml$/,
  deno: /^deno$|^deno\.(?:jsonc?|lock)$/,
  docker: /^docker$|^(?:dockerfile|compose\.ya?ml|docker-compose\.ya?ml)$/,
  esbuild: /^esbuild(?:\.config\..+)?$/,
  git: /^git$|^\.git(?:ignore|attributes|modules)$/,
  go: /^go(?:lang)?$|^go\.(?:mod|sum)$/,
  javascript: /^(?:javascript|js)$/,
  node: /^node(?:\.?js)?$|^\.(?:nvmrc|node-version)$/,
  npm: /^npm$|^package(?:-lock)?\.json$|^\.npmrc$/,
  nuxt: /^nuxt(?:\.config\..+)?$/,
  pnpm: /^pnpm$|^pnpm-(?:lock|workspace)\.yaml$/,
  python: /^(?:python|py)$|^(?:pyproject\.toml|requirements\.txt)$/,
  react: /^react$/,
  rollup: /^rollup(?:\.config\..+)?$/,
  svelte: /^svelte(?:\.config\..+)?$/,
  typescript: /^(?:typescript|ts)$|^tsconfig(?:\..+)?\.json$/,
  vite: /^vite(?:\.config\..+)?$/,
  vue: /^vue(?:\.js)?$/,
  webpack: /^webpack(?:\.config\..+)?$/,
  yarn: /^yarn$|^yarn\.lock$|^\.yarnrc\.yml$/,
} as const;

export type ToolName = keyof typeof tools;
const entries = Object.entries(tools) as [ToolName, RegExp][];

/** What may have an icon: each `false`, all (`true`), or those of a list. */
export interface TitleIconOptions {
  /** Tools: `['npm', 'pnpm']`. */
  named: boolean | readonly string[];
  /** Files: `['.ts', '.vue']`. */
  extensions: boolean | readonly string[];
}

/** The sign before a title: that of a tool, or of a kind of file. */
export type TitleIcon = { tool: ToolName } | { kind: string };

/** By name first, then by extension; none for what we do not know, or do not want. */
export function titleIcon(title: string, { named, extensions }: TitleIconOptions): TitleIcon | undefined {
  const name = title.trim().toLowerCase().split('/').at(-1) ?? '';
  const tool = entries.find(([, pattern]) => pattern.test(name))?.[0];
  if (tool && (typeof named === 'boolean' ? named : named.includes(tool))) return { tool };
  const isWanted =
    typeof extensions === 'boolean'
      ? extensions
      : extensions.some((extension) => name.endsWith(`.${extension.replace(/^\./, '')}`.toLowerCase()));
  const kind = isWanted ? fileKind(name) : undefined;
  return kind ? { kind } : undefined;
}

/** The option as authors write it: a switch for both, or one for each. */
export function titleIconOptions(
  icon: boolean | { named?: false | readonly string[]; extensions?: false | readonly string[] },
): TitleIconOptions {
  if (typeof icon === 'boolean') return { named: icon, extensions: icon };
  return { named: icon.named ?? true, extensions: icon.extensions ?? true };
}
