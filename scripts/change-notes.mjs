import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Where a change leaves its note to users, a file each, so that two changes never meet in one file. */
export const notesFolder = join(root, '.changeset');

/** Packages, and the headings that their changes stand under in each changelog. */
const headings = {
  bifolio: { en: 'Generator', zh: '生成器' },
  '@bifolio/theme': { en: 'Theme', zh: '主题' },
  '@bifolio/twoslash': { en: 'Types in code', zh: '代码里的类型' },
  '@bifolio/social-images': { en: 'Social images', zh: '分享图片' },
  '@bifolio/openapi': { en: 'OpenAPI', zh: 'OpenAPI' },
  '@bifolio/typedoc': { en: 'TypeDoc', zh: 'TypeDoc' },
  'create-bifolio': { en: 'Scaffolder', zh: '脚手架' },
};

/** @typedef {keyof typeof headings} PackageName */
/** @typedef {{ file: string, name: PackageName, isNew: boolean, text: string }} ChangeNote */

/** All notes, in the order of their files. @returns {ChangeNote[]} */
export function readNotes(folder = notesFolder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.sort().map((name) => {
    const file = join(folder, name);
    return { file, ...readNote(readFileSync(file, 'utf8'), name) };
  });
}

/** @param {string} source @param {string} file */
export function readNote(source, file) {
  const [, name, level, text] =
    /^---\n['"]?([^'":]+)['"]?: (minor|patch)\n(?:.*\n)*?---\n([\s\S]*)$/.exec(source) ?? [];
  if (!name || !isPackage(name) || !text?.trim())
    throw new Error(
      `${file} is no note. Begin with a line ---, 'bifolio': patch, a line ---, then write what changes.`,
    );
  return { name, isNew: level === 'minor', text: text.trim() };
}

/** @param {string} name @returns {name is PackageName} */
function isPackage(name) {
  return name in headings;
}

/**
 * A changelog with a section for a version above those it has: what is new first, then what is mended, package by package.
 * @param {string} changelog @param {'en' | 'zh'} lang @param {{ version: string, date: string, notes: readonly Omit<ChangeNote, 'file'>[] }} release
 */
export function addVersion(changelog, lang, { version, date, notes }) {
  const parts = Object.entries(headings).flatMap(([name, heading]) => {
    const own = notes.filter((note) => note.name === name);
    const sorted = [...own.filter(({ isNew }) => isNew), ...own.filter(({ isNew }) => !isNew)];
    return own.length > 0 ? [`### ${heading[lang]}\n\n${sorted.map(listItem).join('\n')}\n`] : [];
  });
  const at = changelog.indexOf('\n## ') + 1;
  return `${changelog.slice(0, at)}## ${version} (${date})\n\n${parts.join('\n')}\n${changelog.slice(at)}`;
}

/** @param {{ text: string }} note */
function listItem({ text }) {
  return `- ${text.replace(/\n(?=.)/g, '\n  ')}`;
}
