const abbreviation = /^\*\[((?:\\.|[^\]\\]){1,100})\]:[ \t]*\S/;
const annotation = /^\[\+([^\]\s]{1,100})\]:/;
const link = /^ {0,3}\[([^\]^+][^\]]*)\]:\s*\S/;

/** What a line says of a word or a reference elsewhere on the page. */
export interface Definition {
  source: string;
  /** What a text holds that needs it. */
  sign: string;
  kind: 'abbreviation' | 'annotation' | 'link';
}

/** The definition that begins on a line, and how many lines it has. */
export function definitionAt(
  lines: readonly string[],
  index: number,
): (Definition & { length: number }) | undefined {
  const line = lines[index] ?? '';
  const [, word] = abbreviation.exec(line) ?? [];
  if (word !== undefined)
    return { kind: 'abbreviation', sign: word.replace(/\\(.)/g, '$1').trim(), source: line, length: 1 };
  const [, label] = annotation.exec(line) ?? [];
  if (label !== undefined) {
    const source = [line, ...indentedLines(lines, index + 1)];
    return { kind: 'annotation', sign: `[+${label}]`, source: source.join('\n'), length: source.length };
  }
  const [, name] = link.exec(line) ?? [];
  return name === undefined ? undefined : { kind: 'link', sign: `[${name}]`, source: line, length: 1 };
}

/** The definitions that a text needs, as lines to be put behind it. A definition may need others. */
export function definitionsOf(text: string, all: readonly Definition[]): string {
  const needed = new Set<Definition>();
  const take = (of: string): void => {
    for (const one of all)
      if (!needed.has(one) && of.includes(one.sign)) {
        needed.add(one);
        take(one.source);
      }
  };
  take(text);
  return [...needed].map(({ source }) => source).join('\n\n');
}

function indentedLines(lines: readonly string[], start: number): string[] {
  let end = start;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    if (!line.startsWith('  ')) break;
    end = index + 1;
  }
  return lines.slice(start, end);
}
