import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/paths.mjs';
import { languages } from './languages.ts';
import { expect, test } from './test.ts';

/** Addresses that others link to, in Chinese; English has the same below `/en/`. */
const promised = readFileSync(join(root, 'docs/routes.txt'), 'utf8').trim().split('\n');

for (const { lang, root: locale, title } of languages)
  test(`every address that others link to is a page of its own in ${lang}, written in it`, async ({
    request,
  }) => {
    const wrong: string[] = [];
    for (const route of promised) {
      const response = await request.get(locale + route.slice(1), { maxRedirects: 0 });
      const html = await response.text();
      const isWritten =
        response.status() === 200 &&
        html.includes(`<html lang="${lang}"`) &&
        new RegExp(`<title>[^<]*${title}</title>`).test(html) &&
        html.includes('<main');
      if (!isWritten) wrong.push(route);
    }
    expect(wrong).toEqual([]);
  });
