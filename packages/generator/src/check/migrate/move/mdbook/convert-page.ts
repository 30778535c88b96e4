import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { maskCode } from '../../../../markdown/dialects/masked-code.ts';
import type { Left } from '../old-site.ts';

interface PageContext {
  /** Its file, from the site. */
  file: string;
  root: string;
  /** Prefix of hidden lines by language. */
  hidden: ReadonlyMap<string, string>;
}

const DIRECTIVE = /(\\?)\{\{#(\w{1,40})[ \t]+([^{}\n]{1,1000}?)[ \t]*\}\}/g;

/** The body of a page of mdBook as Markdown of ours, and what no rule could change. */
export function convertPage(body: string, page: PageContext): { body: string; left: Left[] } {
  const left: Left[] = [];
  const { text, unmask } = maskCode(body, (fence) => convertFence(fence, page, left));
  const prose = text.replace(DIRECTIVE, (whole, escaped: string, name: string, target: string) =>
    escaped ? whole.slice(1) : directive(name, target, page, left, whole),
  );
  const titled = prose.replace(/^[ \t]*\{\{#title [^}]*\}\}[ \t]*\n?/gm, '');
  return { body: unmask(titled), left };
}

function directive(name: string, target: string, page: PageContext, left: Left[], whole: string): string {
  if (name === 'include') {
    const found = includeTarget(target, page);
    if (found) return `<!-- @include: ${found} -->`;
  }
  if (name === 'playground' || name === 'playpen') {
    const found = includeTarget(target, page);
    if (found) return `@[code rust](${found})`;
  }
  if (name === 'title') return whole;
  left.push({
    severity: 'error',
    what: `\`{{#${name}}}\` that could not be read`,
    todo: 'Write `<!-- @include: ./file -->`, or `@[code](./file)` for code.',
    file: page.file,
  });
  return whole;
}

/** `file.rs:2:5` and `file.rs:anchor`, as we write them. */
function includeTarget(written: string, { file, root }: PageContext): string | undefined {
  const [first = ''] = written.split(/\s+/);
  const [path = '', from = '', to] = first.split(':');
  if (!existsSync(join(root, posix.dirname(file), path))) return undefined;
  const target = path.startsWith('.') ? path : `./${path}`;
  if (from && !/^\d+$/.test(from)) return `${target}#${from}`;
  if (!from && to === undefined) return target;
  return `${target}{${from || '1'}${to === undefined ? '' : `-${to}`}}`;
}

/** A fence that includes one file imports code; hidden lines are left out, `editable` and other flags too. */
function convertFence(source: string, page: PageContext, left: Left[]): string {
  const lines = source.split('\n');
  const [opening = '', ...rest] = lines;
  const closing = rest.pop() ?? '';
  const [, signs = '', info = ''] = /^(\s*(?:`{3,}|~{3,}))[ \t]*(.*)$/.exec(opening) ?? [];
  const [language = '', ...flags] = info.split(/[,\s]+/);
  const written = rest.filter((line) => line.trim() !== '');
  const include =
    written.length === 1
      ? /^\s*\{\{#(?:include|rustdoc_include|playground)\s+([^}]+?)\s*\}\}\s*$/.exec(written[0] ?? '')
      : null;
  const target = include?.[1] === undefined ? undefined : includeTarget(include[1], page);
  if (target) {
    const indent = /^\s*/.exec(opening)?.[0] ?? '';
    const [, path = target, range = ''] = /^(.*?)(\{[^{}]*\})?$/.exec(target) ?? [];
    return `${indent}@[code${range} ${language || 'text'}](${path})`;
  }
  const body = rest.map((line) => inlined(line, page, left));
  const isRust = language === 'rust';
  const prefix = page.hidden.get(language) ?? (isRust ? '#' : undefined);
  const shown = prefix ? body.flatMap((line) => visible(line, prefix, isRust)) : body;
  const kept = flags.filter((flag) => /^(?:title=|\{)/.test(flag)).join(' ');
  return [`${signs}${language}${kept ? ` ${kept}` : ''}`, ...shown, closing].join('\n');
}

/** A line of code that stands for a file among others has that file's lines. */
function inlined(line: string, page: PageContext, left: Left[]): string {
  return line.replace(DIRECTIVE, (whole, escaped: string, name: string, target: string) => {
    if (escaped) return whole.slice(1);
    const path = join(page.root, posix.dirname(page.file), target.split(':')[0] ?? '');
    if (/include$/.test(name) && !target.includes(':') && existsSync(path))
      return readFileSync(path, 'utf8').trimEnd();
    left.push({
      severity: 'error',
      what: `\`{{#${name}}}\` among other code`,
      todo: 'Write the code, or import the file alone: `@[code](./file)`.',
      file: page.file,
    });
    return whole;
  });
}

/** `# let x = 1;` is not shown, `## text` shows as `# text`. */
function visible(line: string, prefix: string, isRust: boolean): string[] {
  const trimmed = line.trimStart();
  if (!trimmed.startsWith(prefix)) return [line];
  if (!isRust) return [];
  if (trimmed.startsWith('##')) return [line.replace('##', '#')];
  return /^#(?:\s|$)/.test(trimmed) ? [] : [line];
}
