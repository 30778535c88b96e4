import type { ESTree } from 'vite';
import { bare, keyName } from '../../site/config/places/locate-option.ts';

/** What is to stand in a config. */
export interface ConfigAdditions {
  /** Options with a text. They replace what stands there. */
  texts: Readonly<Record<string, string>>;
  /** Source of entries for the start of a list. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Keys and texts for the end of an object. */
  objects: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** The source of a config with additions; `undefined` when an option is computed, so that nobody can write into it. */
export async function editConfig(
  file: string,
  source: string,
  { texts, lists, objects }: ConfigAdditions,
): Promise<string | undefined> {
  const { parseSync } = await import('vite');
  const { program } = parseSync(file, source);
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const config = exported && bare(program, exported.declaration);
  if (config?.type !== 'ObjectExpression') return undefined;
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const value = writtenValue(config, name);
    if (!value) added.push(`${name}: ${quoted(text)},`);
    else if (value.type !== 'Literal') return undefined;
    else edits.push({ from: value.start, to: value.end, text: quoted(text) });
  }
  const bodies = [
    ...Object.entries(lists).map(([name, lines]) => ({ name, lines, type: 'ArrayExpression' as const })),
    ...Object.entries(objects).map(([name, entries]) => ({
      name,
      lines: Object.entries(entries).map(([key, text]) => `${quoted(key)}: ${quoted(text)}`),
      type: 'ObjectExpression' as const,
    })),
  ].filter(({ lines }) => lines.length > 0);
  for (const { name, lines, type } of bodies) {
    const written = writtenValue(config, name);
    const value = written && bare(program, written);
    const [open, close] = type === 'ArrayExpression' ? '[]' : '{}';
    if (!value) added.push(`${name}: ${open}\n${lines.map((line) => `    ${line},\n`).join('')}  ${close},`);
    else if (value.type !== type) return undefined;
    else edits.push(startOf(source, value, lines));
  }
  if (added.length > 0) edits.push(startOf(source, config, added, ''));
  return edits.toSorted((a, b) => b.from - a.from).reduce(applied, source);
}

/** Lines behind the bracket that opens a list or an object. What follows it on its line gets a line of its own. */
function startOf(
  source: string,
  node: ESTree.ArrayExpression | ESTree.ObjectExpression,
  lines: readonly string[],
  end = ',',
): Edit {
  const at = node.start + 1;
  const indent = end === '' ? '  ' : '    ';
  const [blank = ''] = /^[^\S\n]*/.exec(source.slice(at)) ?? [];
  const next = source[at + blank.length] ?? '\n';
  const text = lines.map((line) => `\n${indent}${line}${end}`).join('');
  if (next === '\n') return { from: at, to: at, text };
  const isEmpty = next === ']' || next === '}';
  return { from: at, to: at + blank.length, text: `${text}\n${isEmpty ? indent.slice(2) : indent}` };
}

function writtenValue(config: ESTree.ObjectExpression, name: string): ESTree.Node | undefined {
  const found = config.properties.find((one) => one.type === 'Property' && keyName(one.key) === name);
  return found?.type === 'Property' ? found.value : undefined;
}

const applied = (source: string, { from, to, text }: Edit) => source.slice(0, from) + text + source.slice(to);

/** A text as people write it in a config. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
