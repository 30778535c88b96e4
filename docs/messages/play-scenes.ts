import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../../packages/generator/src/cli/run.ts';
import type { JsonFinding } from '../../packages/generator/src/core/log/json-report.ts';
import { linesTyped, type Scene } from './scenes.ts';
import { configOf, MODULES, PAGES, printed } from './small-site.ts';

/** Commands that give their findings as JSON, so that one of many can be picked. */
const AS_JSON = /^bifolio (?:build|merge|check|diff|move|sources)\b/;

/** The same history on each machine. */
const GIT = {
  ...{ GIT_AUTHOR_NAME: 'Ann', GIT_AUTHOR_EMAIL: 'ann@example.org', GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z' },
  ...{ GIT_COMMITTER_NAME: 'Ann', GIT_COMMITTER_EMAIL: 'ann@example.org' },
  ...{ GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
};

/** Plays scenes of one site. Gives what is printed of each code; `undefined` for what is not told. */
export async function playScenes(
  scenes: Readonly<Record<string, Scene>>,
): Promise<Record<string, string | undefined>> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'bifolio-scene-')));
  const before = process.cwd();
  try {
    write(root, Object.values(scenes));
    process.chdir(root);
    let told: readonly JsonFinding[] | string = [];
    for (const line of linesOfSite(Object.values(scenes))) told = await type(line);
    const clean = (text: string) => text.replaceAll(`${root}/`, '').replaceAll(root, '.');
    return Object.fromEntries(
      Object.keys(scenes)
        .map((code) => [code, reportIn(told, code)] as const)
        .map(([code, text]) => [code, text && clean(text)]),
    );
  } finally {
    process.chdir(before);
    rmSync(root, { recursive: true, force: true });
  }
}

/** What is typed for all of them: what each needs, once, and then what they end with. */
function linesOfSite(scenes: readonly Scene[]): readonly string[] {
  const [first, ...others] = scenes.map(linesTyped);
  if (!first || others.length === 0) return first ?? [];
  const before = [first, ...others].flatMap((lines) => lines.slice(0, -1));
  return [...new Set(before), ...first.slice(-1)];
}

function write(root: string, scenes: readonly Scene[]): void {
  const of = (key: 'options' | 'theme') =>
    [...new Set(scenes.flatMap((scene) => scene[key] ?? []))].join(', ');
  const options = of('options');
  const config = configOf([
    `  theme: theme(${of('theme') && `{ ${of('theme')} }`}),`,
    ...(options ? [`  ${options},`] : []),
  ]);
  const files = {
    ...PAGES,
    'bifolio.config.ts': config,
    ...Object.assign({}, ...scenes.map(({ files }) => files)),
  };
  for (const [file, text] of Object.entries<string | null>(files)) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  symlinkSync(MODULES, join(root, 'node_modules'));
}

/** Runs a line: of `bifolio` in this process, others as a shell does. */
async function type(line: string): Promise<readonly JsonFinding[] | string> {
  if (!line.startsWith('bifolio')) {
    execSync(line, { stdio: 'ignore', env: { ...process.env, ...GIT } });
    return [];
  }
  const [, ...args] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain);
  let text = '';
  const stream = {
    write(part: string) {
      text += part;
    },
  };
  const isJson = AS_JSON.test(line) && !args.includes('--json');
  await run(isJson ? [...args, '--json'] : args, { stdout: stream, stderr: stream });
  return isJson && text.startsWith('{') ? JSON.parse(text).findings : text;
}

/** Links to the pages of messages, which show them. */
const LINK = /\n* *\S*\/messages\/\S*/g;

function reportIn(told: readonly JsonFinding[] | string, code: string): string | undefined {
  if (typeof told === 'string')
    return stripVTControlCharacters(told).replaceAll(LINK, '').trim() || undefined;
  const finding = told.find((one) => one.code === code);
  return finding && printed(finding);
}
