import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BifolioError, buildSite, loadConfig, type Problem } from 'bifolio';
import { linesOf } from './groups.ts';

/** Where a sample is written: in a page, its frontmatter, the options of the site or of the theme. `file` is all of a page, `config` all of the config. */
export type Setting = 'page' | 'file' | 'frontmatter' | 'option' | 'theme' | 'config';

export const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
export const PAGES = {
  'README.md': '# Tea\n',
  'guide/intro.md': '# Introduction\n',
  'guide/install.md': '# Install\n',
  'guide/brewing.md': '# Brewing\n\n## Water\n',
};

export const configOf = (lines: readonly string[]) =>
  `${["import { theme } from '@bifolio/theme';", "import { defineConfig } from 'bifolio';", '', 'export default defineConfig({', ...lines, '});'].join('\n')}\n`;

const FILES: Record<Setting, (sample: string) => Readonly<Record<string, string>>> = {
  page: (sample) => ({ 'guide/intro.md': `# Introduction\n\n${sample}\n` }),
  file: (sample) => ({ 'guide/intro.md': `${sample}\n` }),
  frontmatter: (sample) => ({ 'guide/intro.md': `---\n${sample}\n---\n\n# Introduction\n` }),
  option: (sample) => ({ 'bifolio.config.ts': configOf(['  theme: theme(),', `  ${sample},`]) }),
  theme: (sample) => ({ 'bifolio.config.ts': configOf([`  theme: theme({ ${sample} }),`]) }),
  config: (sample) => ({ 'bifolio.config.ts': `${sample}\n` }),
};

const QUIET = { start() {}, step() {}, done() {}, page: () => () => {} };

/** Lines that a build of a small site with a sample prints of a kind of problem; `undefined` when it finds no such problem. */
export async function reportOf(code: string, sample: string, setting: Setting): Promise<string | undefined> {
  const root = mkdtempSync(join(tmpdir(), 'bifolio-message-'));
  try {
    const config = configOf(['  theme: theme(),']);
    const files = { ...PAGES, 'bifolio.config.ts': config, ...FILES[setting](linesOf(sample)) };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    symlinkSync(MODULES, join(root, 'node_modules'));
    const told = (await problemsOf(root)).find((problem) => problem.code === code);
    return told && printed(told).replaceAll(`${root}/`, '');
  } finally {
    rmSync(root, { recursive: true });
  }
}

async function problemsOf(root: string): Promise<readonly Problem[]> {
  try {
    return (await buildSite(await loadConfig(root), { progress: QUIET })).problems;
  } catch (error) {
    if (error instanceof BifolioError) return error.problems;
    throw error;
  }
}

/** A problem as a terminal shows it. */
export function printed({
  file,
  line,
  column,
  severity,
  message,
  hint,
}: Omit<Problem, 'option' | 'written'>): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const lines = hint ? hint.split('\n').map((one) => `  ${one}`) : [];
  return [`${place} ${severity} ${message}`.trim(), ...lines].join('\n');
}
