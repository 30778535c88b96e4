import { posix } from 'node:path';
import type { ChangedPage, PlacedPage } from '../form/mover.ts';
import { isOptions, type Options } from '../read/literals.ts';
import { fillIncludes } from './includes.ts';

interface TagsInput {
  root: string;
  config: Options;
  page: ChangedPage;
  collections: ReadonlyMap<string, Options>;
}

/** Tags of Jekyll as Markdown: raw text, code, links to pages and posts, values of the config and the page. */
export function jekyllTags(text: string, input: TagsInput): string {
  const raws: string[] = [];
  const keep = (code: string) => `\uE010${raws.push(code) - 1}\uE011`;
  const held = text
    .replace(/[\uE010\uE011]/g, '')
    .replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}\n?/g, '')
    .replace(/\{%-?\s*raw\s*-?%\}(\n?)([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g, (_, _line, inside: string) =>
      keep(inside),
    );
  const converted = withTargets(withCode(fillIncludes(held, input.root)), input)
    .replace(
      /\{\{-?\s*([\w.]+)((?:\s*\|[^{}]*)?)\s*-?\}\}/g,
      (whole, name: string, filters: string) => textOfValue(name, filters, input) ?? whole,
    )
    .replace(
      /\{\{-?\s*(["'])((?:(?!\1)[^\n])*)\1((?:\s*\|[^{}]*)?)\s*-?\}\}/g,
      (_, _quote, path: string) => path,
    );
  noteValues(converted, input.page);
  return converted.replace(/\uE010(\d+)\uE011/g, (_, index: string) => raws[Number(index)] ?? '');
}

/** `{% highlight ruby linenos %}` is a fence. */
const withCode = (text: string): string =>
  text.replace(
    /^([ \t]*)\{%-?\s*highlight\s+([\w+#-]+)([^%]*)%\}[ \t]*\n([\s\S]*?)\n?[ \t]*\{%-?\s*endhighlight\s*-?%\}/gm,
    (_, indent: string, language: string, options: string, code: string) =>
      `${indent}\`\`\`${language}${/linenos/.test(options) ? ' :line-numbers' : ''}\n${code}\n${indent}\`\`\``,
  );

/** `{% link _posts/2024-01-01-a.md %}` and `{% post_url 2024-01-01-a %}` are addresses. */
const withTargets = (text: string, { page }: TagsInput): string =>
  text.replace(/\{%-?\s*(link|post_url)\s+([^%\s]+)\s*-?%\}/g, (whole, tag: string, target: string) => {
    const found = tag === 'link' ? page.site.byFile(target) : postOf(target, page);
    return found
      ? encodeURI(found.address)
      : tag === 'link' && !/\.(?:md|markdown|html)$/.test(target)
        ? posix.join('/', target)
        : whole;
  });

const postOf = (name: string, { site }: ChangedPage): PlacedPage | undefined =>
  site.pages.find(({ path }) => path.replace(/\.\w+$/, '').endsWith(`_posts/${name.replace(/^\//, '')}`));

/** A text of the config or of the page. The base is added to links by the build. */
function textOfValue(name: string, filters: string, { config, page }: TagsInput): string | undefined {
  if (name === 'site.baseurl') return '';
  const [root, ...path] = name.split('.');
  const start = root === 'site' ? config : root === 'page' ? page.page.fields : undefined;
  const value = path.reduce<unknown>(
    (at, key) => (isOptions(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    start,
  );
  const isPlain =
    filters.trim() === '' || /^\s*\|\s*(?:relative_url|absolute_url|escape|xml_escape)\s*$/.test(filters);
  return isPlain && (typeof value === 'string' || typeof value === 'number') ? String(value) : undefined;
}

function noteValues(text: string, { left }: ChangedPage): void {
  const prose = text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  const [open] = /\{\{[^{}\n]*\}\}/.exec(prose) ?? [];
  if (open)
    left({
      severity: 'error',
      what: 'Values that are computed, `{{ … }}`',
      todo: 'Write their result.',
      at: open,
    });
}
