import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeUtf8 } from '../../../../core/frontmatter/read-page.ts';
import { positionAt } from '../../../../site/config/places/locate-option.ts';
import type { Left } from '../old-site.ts';

const TODO = 'Fix it, then move again: what it says of addresses, navigation and locks is missing.';

/** Why a config cannot be read as a whole: its encoding, or mistakes in its JavaScript. */
export async function unreadableConfig(root: string, file: string): Promise<Left[]> {
  const { text, problems } = decodeUtf8(readFileSync(join(root, file)), file);
  const [wrong] = problems;
  if (wrong)
    return [
      { severity: 'error', what: 'The config is not valid UTF-8', todo: TODO, file, ...lineOf(wrong.line) },
    ];
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  const { parseSync } = await import('vite');
  const [error] = parseSync(file, text).errors;
  if (!error) return [];
  const offset = error.labels[0]?.start;
  const what = `The config is not valid JavaScript: ${error.message.split('\n', 1)[0]}`;
  return [
    {
      severity: 'error',
      what,
      todo: TODO,
      file,
      ...lineOf(offset === undefined ? 1 : positionAt(text, offset).line),
    },
  ];
}

const lineOf = (line: number | undefined) => (line === undefined ? {} : { line });
