import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPageFile } from '../files/site-files.ts';
import type { Left } from '../old-site.ts';

/** What is left, with the line of the file that names it. A symbolic link has none. */
export function withLines(left: readonly Left[], root: string): Left[] {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const path = join(root, file);
    const known =
      texts.get(file) ?? (existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : '');
    texts.set(file, known);
    return known;
  };
  return left.map((one) => {
    if (one.line !== undefined || /symbolic link/i.test(one.what)) return one;
    const line = lineOf(textOf(one.file), namesIn(one)) ?? (isPageFile(one.file) ? 1 : undefined);
    return line === undefined ? one : { ...one, line };
  });
}

/** Names that a message quotes, whole and by their last part, as navigation may write them. */
function namesIn({ what, todo }: Left): string[] {
  const quoted = [...what.matchAll(/"([^"]+)"|`([^`]+)`|leads to (\S+?),/g)].flatMap(
    ([, text, code, link]) => text ?? code ?? link ?? [],
  );
  const [, path] = /: (\/\S+)$/.exec(todo) ?? [];
  return [...quoted, ...(path ? [path] : [])].flatMap((name) => {
    const bare = name.replace(/^\/|\/$/g, '');
    return [name, bare, bare.split('/').at(-1) ?? ''].filter((one) => one.length > 1);
  });
}

function lineOf(text: string, names: readonly string[]): number | undefined {
  for (const name of names) {
    const at = text.indexOf(name);
    if (at !== -1) return text.slice(0, at).split('\n').length;
  }
  return undefined;
}
