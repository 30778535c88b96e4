import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGroups } from '../docs/messages/groups.ts';
import { mistakeOf, optionsByCommand } from './command-lines/mistake-of.ts';
import { meantBy } from './command-lines/package-managers.ts';
import { root } from './paths.mjs';

const FENCE = /^ *(`{3,})(\w+)[^\n]*\n(.*?)^ *\1 *$/gms;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = globSync('docs/{zh,en}/**/*.md', { cwd: root }).sort();

const told = (lines: readonly { page: string; line: string }[]) =>
  lines.flatMap(({ page, line }) => {
    const mistake = mistakeOf(line);
    return mistake ? [`${page}: ${line}: ${mistake}`] : [];
  });

/** Code in a sentence, which is on one line. */
const INLINE = /(?<![`\\])`([^`\n]+)`(?!`)/g;
const proseOf = (text: string) => text.replaceAll(FENCE, '');
const PROGRAM = /^(?:npx |bunx )?bifolio (?=[a-z])/;
/** Forms such as `bifolio build [dir]`, and options that are named without their value. */
const withoutForms = (line: string) =>
  line
    .replaceAll(/ (?:<[^>]*>|\[[^\]]*\])/g, '')
    .replace(/ --[\w-]+$/, (option) => (VALUED.test(option) ? '' : option));
const VALUED =
  /^ --(?:from|shard|sarif|addresses|with|compare|port|out|base|lang|to|since|dir|site|ref|present)$/;

const messages = Object.values(readGroups()).flatMap(({ messages }) => Object.entries(messages));
const prose = [
  ...['README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', ...pages].map((page) => ({
    page,
    text: proseOf(read(page)),
  })),
  ...messages.map(([code, { en, zh, right }]) => ({
    page: code,
    text: `${en} ${zh} ${right?.startsWith('bifolio ') ? `\`${right}\`` : ''}`,
  })),
];
const inline = prose.flatMap(({ page, text }) =>
  [...text.matchAll(INLINE)].map(([, code = '']) => ({ page, code: code.trim() })),
);

test('every command in a sentence is one that the program takes', () => {
  const lines = inline
    .filter(({ code }) => PROGRAM.test(code))
    .flatMap(({ page, code }) =>
      code
        .split(' && ')
        .filter((one) => PROGRAM.test(one))
        .map((one) => ({ page, line: withoutForms(one.replace(PROGRAM, '')) })),
    );
  expect(lines.length).toBeGreaterThan(150);
  expect(told(lines)).toEqual([]);
});

test('every option with a value in a sentence has one that a command takes', () => {
  const options = [...optionsByCommand()];
  const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const written = inline.flatMap(({ page, code }) => {
    const [, name] = /^--([a-z-]+)(?: |$)/.exec(code) ?? [];
    const commands = options.flatMap(([command, names]) =>
      name && names.includes(camel(name)) ? [command] : [],
    );
    return commands.length > 0 ? [{ page, line: withoutForms(` ${code}`), commands }] : [];
  });
  const isTaken = (line: string) => /^(?:undefined|--\w+ needs .*)$/.test(String(mistakeOf(line)));
  const wrong = written.filter(({ line, commands }) => !commands.some((command) => isTaken(command + line)));
  expect(written.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

/** Lines of package managers in samples and sentences. */
const MANAGED = /^ *(?:\$ |- run: |run: |RUN |script: )?((?:npm|pnpm|yarn|bun) [^\n#|>&]+)/gm;

const samples = pages.flatMap((page) =>
  [...read(page).matchAll(FENCE)]
    .filter(([, , language = '']) => /^(?:sh|bash|ya?ml|dockerfile)$/.test(language))
    .map(([, , , code = '']) => ({ page, code })),
);

test('every line of a package manager runs a script, and options, that a site has', () => {
  const inSamples = samples.flatMap(({ page, code }) =>
    [...code.matchAll(MANAGED)].map(([, line = '']) => ({ page, line: line.trim() })),
  );
  const inProse = inline.flatMap(({ page, code }) =>
    /^(?:npm|pnpm|yarn|bun) /.test(code) ? code.split(' && ').map((line) => ({ page, line })) : [],
  );
  const lines = [...inSamples, ...inProse].filter(({ page }) => !page.endsWith('npm-to.md'));
  const wrong = lines.flatMap(({ page, line }) => {
    const { lines: meant, mistake } = meantBy(line, /contributing/i.test(page));
    return [
      ...(mistake ? [`${page}: ${line}: ${mistake}`] : []),
      ...told(meant.map((one) => ({ page, line: one }))),
    ];
  });
  expect(lines.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
  expect(meantBy('npm run biuld').mistake).toContain('no script');
  expect(meantBy('npm run build --strict').mistake).toContain('before "--"');
});
