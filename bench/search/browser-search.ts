import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';

declare global {
  var createSearcher: typeof import('bifolio/search').createSearcher;
}

/** Opens a page of the site with the searcher of its dialog at hand. */
export async function openWithSearcher(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.addScriptTag({ type: 'module', content: await searcherModule() });
  await page.waitForFunction(() => 'createSearcher' in globalThis);
}

/** The routes of all pages that a search finds. */
export function routesFound(page: Page, lang: string, typed: string): Promise<string[]> {
  return page.evaluate(
    async ([language, text]) => {
      const searcher = await createSearcher('/', language);
      const found = await searcher.search(text);
      return (await found.pages(0, found.total)).map(({ route }) => route);
    },
    [lang, typed] as const,
  );
}

/** In one file, as it has no address that others could lie beside. */
async function searcherModule(): Promise<string> {
  const entry = join(import.meta.dirname, 'global-searcher.ts');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = result as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}
