import { REPEATED } from './plain-words.ts';
import { readYaml } from './read-yaml.ts';

/** Most lines that are repaired. */
const MOST = 50;

/** What may keep a page from readers is never guessed. */
const PRIVATE =
  /pass|pwd|密码|口令|encrypt|加密|lock|protect|draft|publish|listed|hidden|private|expir|level|search|sitemap/i;

/**
 * YAML without slips whose meaning is plain: tabs as indent, values that need quotes, colons of a Chinese keyboard or without a space
 * behind them, and a field that is written twice, of which the last one counts. `undefined` for any other mistake, and for one in a line
 * that may keep the page from readers.
 */
export function repairYaml(written: string): string | undefined {
  let rows = written
    .split('\n')
    .map((row) => row.replace(/^[ \t]+/, (indent) => indent.replaceAll('\t', '  ')));
  for (let count = 0; count < MOST; count++) {
    const yaml = rows.join('\n');
    const read = readYaml(yaml, '', { firstLine: 1 });
    if ('value' in read) return hasAllFields(read.value, yaml) ? yaml : undefined;
    const { message, line = 0 } = read.problem;
    const better = message.includes(REPEATED) ? withoutFirst(rows, line - 1) : withRow(rows, line - 1);
    if (!better || better.join('\n') === yaml) return undefined;
    rows = better;
  }
  return undefined;
}

/** The first line that a repair writes anew. */
export function repairedLine(written: string): string | undefined {
  const rows = written.split('\n');
  const repaired = repairYaml(written)?.split('\n') ?? [];
  return repaired.length === rows.length ? repaired.find((row, at) => row !== rows[at])?.trim() : undefined;
}

/** No line that looks like a field has become part of a text. */
const hasAllFields = (value: Readonly<Record<string, unknown>>, yaml: string): boolean =>
  [...yaml.matchAll(/^([\w-]+):/gm)].every(([, name = '']) => Object.hasOwn(value, name));

/** The first of two fields of one name goes, if it is one line. */
function withoutFirst(rows: readonly string[], second: number): string[] | undefined {
  const field = /^\s*[\w-]+:/.exec(rows[second] ?? '')?.[0];
  const first = field === undefined ? -1 : rows.findIndex((row) => row.startsWith(field));
  const next = rows[first + 1] ?? '';
  const isOneLine = /^\s*[\w-]+:[ \t]+[^\s|>[{&]/.test(rows[first] ?? '') && !/^\s+\S|^-/.test(next);
  if (first === -1 || first >= second || !isOneLine || PRIVATE.test(field ?? '')) return undefined;
  return rows.filter((_, at) => at !== first);
}

function withRow(rows: readonly string[], at: number): string[] | undefined {
  const row = rows[at];
  const better = row === undefined || PRIVATE.test(row) ? undefined : (spaced(row) ?? quoted(row));
  return better === undefined ? undefined : rows.map((one, index) => (index === at ? better : one));
}

/** `title：One` and `title:One`. */
function spaced(row: string): string | undefined {
  const [, field, value] = /^(\s*(?:- )?[\w-]+)[ \t]*(?:：|:(?=[^\s:/]))[ \t]*(.*)$/.exec(row) ?? [];
  return field === undefined ? undefined : `${field}: ${value}`;
}

/** `title: One: two`, `- @scope/name`, `title: [new] One`, `title: "Say "hi""`. */
function quoted(row: string): string | undefined {
  const [, field, value = '', comment = ''] =
    /^(\s*(?:- +)?(?:[\w-]+:[ \t]+)|\s*- +)(\S.*?)(\s+#.*|\s*)$/.exec(row) ?? [];
  if (field === undefined) return undefined;
  const text = unquoted(value);
  return text === undefined ? undefined : `${field}${JSON.stringify(text)}${comment}`;
}

/** The text that was meant; none for a list, a group or a text that may go on in the next line. */
function unquoted(value: string): string | undefined {
  const inside = /^(?:"(.*)"|'(.*)'|[“＂](.*)[”＂]|「(.*)」)$/
    .exec(value)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (inside !== undefined) return inside;
  if (/^[|>&!"']/.test(value)) return undefined;
  return /^\[[^\]]*$|^\{[^}]*$|^[[{].*[\]}]$/.test(value) ? undefined : value;
}
