import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { maskCode } from '../../../../markdown/dialects/masked-code.ts';
import { DIRECTIVE, fromMdbook } from '../../../../markdown/dialects/mdbook/mdbook.ts';
import type { Left } from '../old-site.ts';
import { mapTargets } from '../text/links.ts';

interface PageContext {
  /** Its file, from the site. */
  file: string;
  root: string;
  /** Prefix of hidden lines by language. */
  hidden: ReadonlyMap<string, string>;
  /** The new URL of a file that is no page, by its path from the site. */
  asset(file: string): string | undefined;
}

/** The body of a page of mdBook as Markdown of ours, and what no rule could change. */
export function convertMdbookPage(body: string, page: PageContext): { body: string; left: Left[] } {
  const left: Left[] = [];
  const unread = (name: string, isInCode: boolean) =>
    left.push({ severity: 'error', ...unreadLeft(name, isInCode), file: page.file });
  const path = (written: string) => join(page.root, posix.dirname(page.file), written);
  const converted = fromMdbook(body, {
    hidden: page.hidden,
    find: (written) =>
      existsSync(path(written)) ? (written.startsWith('.') ? written : `./${written}`) : undefined,
    inline: (line) =>
      line.replace(DIRECTIVE, (whole, escaped: string, name: string, target: string) => {
        if (escaped) return whole.slice(1);
        const file = path(target.split(':')[0] ?? '');
        if (/include$/.test(name) && !target.includes(':') && existsSync(file))
          return readFileSync(file, 'utf8').trimEnd();
        unread(name, true);
        return whole;
      }),
    unread,
  });
  const { text, unmask } = maskCode(converted);
  const withFiles = mapTargets(text, (target) =>
    /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(target)
      ? undefined
      : page.asset(posix.join(posix.dirname(page.file), target)),
  );
  return { body: unmask(withFiles), left };
}

const unreadLeft = (name: string, isInCode: boolean): Pick<Left, 'what' | 'todo'> =>
  isInCode
    ? {
        what: `\`{{#${name}}}\` among other code`,
        todo: 'Write the code, or import the file alone: `@[code](./file)`.',
      }
    : {
        what: `\`{{#${name}}}\` that could not be read`,
        todo: 'Write `<!-- @include: ./file -->`, or `@[code](./file)` for code.',
      };
