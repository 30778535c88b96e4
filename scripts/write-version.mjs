// `npm run release -- 1.0.0-rc.176`: give the packages a version, and put the notes of `.changeset` into the changelog.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addVersion, readNotes } from './change-notes.mjs';
import { root } from './paths.mjs';
import { runCommand } from './run-command.mjs';

const manifests = [
  'packages/create',
  'packages/generator',
  'packages/theme',
  'packages/twoslash',
  'packages/social-images',
  'packages/openapi',
  'packages/typedoc',
  'docs',
  'bench',
];
const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/.test(version)) {
  console.error('Write the version that is released: npm run release -- 1.0.0-rc.176');
  process.exit(1);
}

const notes = readNotes();
const date = new Date().toISOString().slice(0, 10);
for (const [file, lang] of /** @type {const} */ ([
  ['CHANGELOG.md', 'en'],
  ['CHANGELOG.zh-CN.md', 'zh'],
]))
  edit(file, (text) => addVersion(text, lang, { version, date, notes }));

const before = JSON.parse(readFileSync(join(root, 'packages/generator/package.json'), 'utf8')).version;
for (const folder of manifests)
  edit(join(folder, 'package.json'), (text) => text.replaceAll(`"${before}"`, `"${version}"`));
await runCommand('npm', ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error']);
for (const { file } of notes) rmSync(file);
console.log(
  `${notes.length} notes are in the changelog of ${version}. Translate those in CHANGELOG.zh-CN.md.`,
);

/** @param {string} file @param {(text: string) => string} change */
function edit(file, change) {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}
