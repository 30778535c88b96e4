import { describe, expect, it } from 'vitest';
import { convertCommands } from './convert.ts';
import type { Tool } from './tools.ts';

const others: Tool[] = ['pnpm', 'yarn', 'bun', 'deno'];
const convert = (text: string) => others.map((tool) => convertCommands(text, tool));

describe('convertCommands', () => {
  it.each([
    ['npm install', ['pnpm install', 'yarn', 'bun install', 'deno install']],
    ['npm i', ['pnpm install', 'yarn', 'bun install', 'deno install']],
    [
      'npm install --force',
      ['pnpm install --force', 'yarn --force', 'bun install --force', 'deno install --force'],
    ],
    ['npm i vue', ['pnpm add vue', 'yarn add vue', 'bun add vue', 'deno add vue']],
    ['npm add a b', ['pnpm add a b', 'yarn add a b', 'bun add a b', 'deno add a b']],
    ['npm run dev', ['pnpm dev', 'yarn dev', 'bun run dev', 'deno run dev']],
    ['npm run-script dev', ['pnpm dev', 'yarn dev', 'bun run dev', 'deno run dev']],
    ['npm rum dev', ['pnpm dev', 'yarn dev', 'bun run dev', 'deno run dev']],
    ['npm urn dev', ['pnpm dev', 'yarn dev', 'bun run dev', 'deno run dev']],
    [
      'npm create x@latest',
      [
        'pnpm create x@latest',
        'yarn create x@latest',
        'bun create x@latest',
        'deno run -A npm:create-x@latest',
      ],
    ],
    ['npm init', ['pnpm init', 'yarn init', 'bun init', 'deno init']],
    [
      'npm ci',
      [
        'pnpm install --frozen-lockfile',
        'yarn install --immutable',
        'bun install --frozen-lockfile',
        'deno install --frozen',
      ],
    ],
    ['npx x y', ['pnpm dlx x y', 'yarn dlx x y', 'bunx x y', 'deno run -A npm:x y']],
    ['npx -y x -y', ['pnpm dlx x -y', 'yarn dlx x -y', 'bunx x -y', 'deno run -A npm:x -y']],
  ])('%s becomes %j', (text, expected) => {
    expect(convert(text)).toEqual(expected);
  });

  it.each([
    ['npm create @scope/x', 'deno run -A npm:@scope/create-x'],
    ['npm create @scope@1 dir', 'deno run -A npm:@scope/create@1 dir'],
    ['npx @scope/x@1 y', 'deno run -A npm:@scope/x@1 y'],
    ['npx --version', 'deno run -A --version'],
  ])('%s names a package of npm, since deno would look for a file', (text, expected) => {
    expect(convertCommands(text, 'deno')).toBe(expected);
  });

  it.each(['uninstall', 'r', 'rm', 'remove', 'unlink', 'un'])('npm %s removes', (name) => {
    expect(convert(`npm ${name} x`)).toEqual([
      'pnpm remove x',
      'yarn remove x',
      'bun remove x',
      'deno uninstall x',
    ]);
  });

  it.each([
    ['-D', ['-D', '-D', '-D', '-D']],
    ['--save-dev', ['--save-dev', '--dev', '--development', '--dev']],
    ['-P', ['-P', '', '', '']],
    ['--save-prod', ['--save-prod', '', '', '']],
    ['--save-peer', ['--save-peer', '--peer', '--peer', '']],
    ['-O', ['-O', '-O', '--optional', '']],
    ['--save-optional', ['--save-optional', '--optional', '--optional', '']],
    ['--no-save', ['', '', '--no-save', '']],
    ['-E', ['-E', '-E', '-E', '']],
    ['--save-exact', ['--save-exact', '--exact', '--exact', '']],
    ['-B', ['', '', '', '']],
    ['--save-bundle', ['', '', '', '']],
    ['-g', ['-g', '', '-g', '']],
  ])('the flag %s', (flag, expected) => {
    const words = (flag: string) => (flag ? `${flag} ` : '');
    expect(convert(`npm i ${flag} x`)).toEqual(
      others.map((tool, index) => `${tool} add ${words(expected[index] ?? '')}x`),
    );
  });

  it('puts workspaces where each tool wants them', () => {
    expect(convert('npm run build -w a')).toEqual([
      'pnpm -F a build',
      'yarn workspace a build',
      'bun run --filter a build',
      'deno run build',
    ]);
    expect(convert('npm i x --workspace=a')).toEqual([
      'pnpm --filter a add x',
      'yarn workspace a add x',
      'bun add --filter a x',
      'deno add x',
    ]);
  });

  it('moves arguments after -- to the end', () => {
    expect(convert('npm run dev -- --port 80')).toEqual([
      'pnpm dev --port 80',
      'yarn dev --port 80',
      'bun run dev --port 80',
      'deno run dev --port 80',
    ]);
    expect(convertCommands('npm create x a -- --template y', 'pnpm')).toBe('pnpm create x a --template y');
  });

  it('keeps environments, blanks, quotes and everything that is not npm', () => {
    expect(convertCommands('  A=1 B="x y" npm run dev  ', 'yarn')).toBe('  A=1 B="x y" yarn dev  ');
    expect(convertCommands('npm i "a b" && cd x && npx y\n\n# npm i\ngit pull', 'pnpm')).toBe(
      'pnpm add "a b" && cd x && pnpm dlx y\n\n# npm i\ngit pull',
    );
    expect(convertCommands('npm publish\nnpmx i\necho npm i', 'bun')).toBe('npm publish\nnpmx i\necho npm i');
  });

  it.each([
    ['$ npm i x', '$ pnpm add x'],
    ['> npm run dev', '> pnpm dev'],
    ['sudo npm i -g x', 'sudo pnpm add -g x'],
    ['$ sudo A=1 npx x', '$ sudo A=1 pnpm dlx x'],
    ['$npm i', '$npm i'],
    ['sudoku npm i', 'sudoku npm i'],
  ])('%s keeps its prompt and sudo', (text, expected) => {
    expect(convertCommands(text, 'pnpm')).toBe(expected);
  });

  it('leaves npm alone', () => {
    expect(convertCommands('npm i -w a x', 'npm')).toBe('npm i -w a x');
  });

  it('takes linear time', () => {
    convertCommands(`${'A="'.repeat(300_000)} npm i`, 'pnpm');
    convertCommands(`npm i ${'"'.repeat(300_001)}`, 'pnpm');
  });
});
