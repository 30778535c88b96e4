/** Tools that commands of npm can be written for. */
export const tools = ['npm', 'pnpm', 'yarn', 'bun', 'deno'] as const;
export type Tool = (typeof tools)[number];
/** Those that a conversion can lead to. */
export type OtherTool = Exclude<Tool, 'npm'>;

export type Action = 'install' | 'add' | 'run' | 'create' | 'init' | 'remove' | 'ci' | 'npx';

/** The words in place of `npm install` and the like. */
export const commands: Readonly<Record<Action, Readonly<Record<OtherTool, string>>>> = {
  install: { pnpm: 'pnpm install', yarn: 'yarn', bun: 'bun install', deno: 'deno install' },
  add: { pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add', deno: 'deno add' },
  run: { pnpm: 'pnpm', yarn: 'yarn', bun: 'bun run', deno: 'deno run' },
  create: { pnpm: 'pnpm create', yarn: 'yarn create', bun: 'bun create', deno: 'deno run -A' },
  init: { pnpm: 'pnpm init', yarn: 'yarn init', bun: 'bun init', deno: 'deno init' },
  remove: { pnpm: 'pnpm remove', yarn: 'yarn remove', bun: 'bun remove', deno: 'deno uninstall' },
  ci: {
    pnpm: 'pnpm install --frozen-lockfile',
    yarn: 'yarn install --immutable',
    bun: 'bun install --frozen-lockfile',
    deno: 'deno install --frozen',
  },
  npx: { pnpm: 'pnpm dlx', yarn: 'yarn dlx', bun: 'bunx', deno: 'deno run -A' },
};

/** What npm calls these actions. */
export const actions: Readonly<Record<string, Action>> = {
  i: 'install',
  install: 'install',
  add: 'add',
  run: 'run',
  'run-script': 'run',
  rum: 'run',
  urn: 'run',
  create: 'create',
  init: 'init',
  uninstall: 'remove',
  r: 'remove',
  rm: 'remove',
  remove: 'remove',
  unlink: 'remove',
  un: 'remove',
  ci: 'ci',
};

type Flags = Readonly<Record<OtherTool, string>>;
const kept = (flag: string, others: Partial<Flags> = {}): Flags => ({
  pnpm: flag,
  yarn: flag,
  bun: flag,
  deno: flag,
  ...others,
});
const dropped: Flags = { pnpm: '', yarn: '', bun: '', deno: '' };

/** What npm's flags for saving are called elsewhere; empty where a tool has no such flag. */
export const flags: Readonly<Record<string, Flags>> = {
  '--save-dev': kept('--save-dev', { yarn: '--dev', bun: '--development', deno: '--dev' }),
  '-P': { ...dropped, pnpm: '-P' },
  '--save-prod': { ...dropped, pnpm: '--save-prod' },
  '--save-peer': { ...dropped, pnpm: '--save-peer', yarn: '--peer', bun: '--peer' },
  '-O': { ...dropped, pnpm: '-O', yarn: '-O', bun: '--optional' },
  '--save-optional': { ...dropped, pnpm: '--save-optional', yarn: '--optional', bun: '--optional' },
  '--no-save': { ...dropped, bun: '--no-save' },
  '-E': { ...dropped, pnpm: '-E', yarn: '-E', bun: '-E' },
  '--save-exact': { ...dropped, pnpm: '--save-exact', yarn: '--exact', bun: '--exact' },
  '-B': dropped,
  '--save-bundle': dropped,
  '-g': { ...dropped, pnpm: '-g', bun: '-g' },
};
