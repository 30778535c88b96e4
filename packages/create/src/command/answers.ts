/** The languages a new site can be written in. */
export const languages = ['both', 'zh', 'en'] as const;
/** The package managers whose commands the new site's README and its files for hosts can name. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;
/** Hosts a ready deploy set-up exists for. */
export const deployTargets = ['none', 'github', 'gitlab', 'netlify', 'vercel'] as const;

export type Language = (typeof languages)[number];
export type PackageManager = (typeof packageManagers)[number];
export type DeployTarget = (typeof deployTargets)[number];

/** Everything that decides what a new site looks like. */
export interface Answers {
  /** Where the site goes, as typed: relative to the current folder, or absolute. */
  dir: string;
  lang: Language;
  /** Where readers will find the site, such as `https://example.com`; empty while that is open. */
  hostname: string;
  packageManager: PackageManager;
  git: boolean;
  deploy: DeployTarget;
  /** Install the packages at once. */
  install: boolean;
}

/** What `--yes` chooses. Installing is left to the author, so that a new site needs no network. */
export const defaults: Answers = {
  dir: 'my-site',
  lang: 'both',
  hostname: '',
  packageManager: 'npm',
  git: true,
  deploy: 'none',
  install: false,
};
