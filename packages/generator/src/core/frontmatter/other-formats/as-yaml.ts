import { readToml } from './read-toml.ts';

const TOML = /^\+{3}[^\S\n]*\n(?:([\s\S]*?)\r?\n)??\+{3}[^\S\n]*(?:\n|$)/;
const BRACES = /^\{[^\S\n]*\n[\s\S]*?\n\}[^\S\n]*(?:\n|$)/;
const SEMICOLONS = /^;{3}[^\S\n]*\n([\s\S]*?)\r?\n;{3}[^\S\n]*(?:\n|$)/;

/**
 * A page whose fields stand in TOML between `+++`, or in JSON: `{` and `}` on lines of their own, or fields between `;;;`. Its fields
 * are YAML then, each on the line of the file that names it. `undefined` when there are none, or they cannot be read.
 */
export function splitOtherFormat(text: string): { yaml: string; body: string; bodyLine: number } | undefined {
  const found = fieldsIn(text);
  if (!found) return undefined;
  const { whole, value } = found;
  return {
    yaml: yamlOf(value, whole.split('\n').slice(1)),
    body: text.slice(whole.length),
    bodyLine: whole.split('\n').length,
  };
}

interface FoundFields {
  whole: string;
  value: object;
}

function fieldsIn(text: string): FoundFields | undefined {
  const [toml, inside = ''] = TOML.exec(text) ?? [];
  if (toml !== undefined) {
    const { value, fault } = readToml(inside);
    return fault ? undefined : { whole: toml, value };
  }
  const [pairs, fields] = SEMICOLONS.exec(text) ?? [];
  const [json = pairs] = BRACES.exec(text) ?? [];
  const value = json === undefined ? undefined : jsonOf(fields === undefined ? json : `{${fields}}`);
  return json !== undefined && value ? { whole: json, value } : undefined;
}

function jsonOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const NAMED = /^[ \t]*\[{0,2}[ \t]*(?:"([^"\n]*)"|'([^'\n]*)'|([\w-]+))/;

/** One field a line: YAML reads values of JSON. */
function yamlOf(value: object, lines: readonly string[]): string {
  const written = lines.map(() => '');
  const left = new Map(Object.entries(value));
  const write = (line: number, name: string) => {
    const field = `${JSON.stringify(name)}: ${JSON.stringify(left.get(name))}`;
    written[line] = written[line] ? `${written[line]}\n${field}` : field;
    left.delete(name);
  };
  for (const [line, text] of lines.entries()) {
    const [, double, single, bare] = NAMED.exec(text) ?? [];
    const name = double ?? single ?? bare;
    if (name !== undefined && left.has(name)) write(line, name);
  }
  for (const name of [...left.keys()]) write(0, name);
  return written.join('\n').trimEnd();
}
