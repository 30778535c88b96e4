// Measure what comparing 1,000 pages with their translations costs: `node --expose-gc bench/translations.ts`.
// Processor time within one process, after the site has been read: the first time, then the median of 15 after 5 that warm up.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { translatedSite } from '../packages/generator/src/cli/translate/open-translations.ts';
import { startTranslations } from '../packages/generator/src/cli/translate/start.ts';
import { loadConfig } from '../packages/generator/src/site/config/load.ts';
import { readSite } from '../packages/generator/src/site/read/read-site.ts';
import { behindPages } from '../packages/generator/src/site/translations/compare/behind-pages.ts';
import { root } from '../scripts/paths.mjs';
import { median } from './measures/median.ts';

const PAGES = 1000;
const SECTIONS = 6;
const [WARM, RUNS] = [5, 15];
const folder = join(root, 'node_modules/.cache/bench-translations');

/** Six blocks, two of which say `more` in the source. */
const section = (
  lang: string,
  page: number,
  at: number,
  more: string,
) => `## Section ${at} of ${page}, ${lang}

A paragraph of page ${page} in ${lang}, section ${at}, with \`code${at}\` and words that go on until it is of the usual length.${more}

Another one for ${page} and ${at}, with a [link](https://example.org/${page}) and the rest of its sentence in ${lang}.${more}

- an item of page ${page} in ${lang}, section ${at}
- another item ${at}

\`\`\`ts
const page${page} = ${at};
\`\`\`
`;

function writePages(more: string) {
  for (const lang of ['zh', 'en'])
    for (let page = 0; page < PAGES; page++) {
      const file = join(folder, lang, `part-${page % 20}`, `page-${page}.md`);
      const extra = lang === 'zh' ? more : '';
      const sections = Array.from({ length: SECTIONS }, (_, at) => section(lang, page, at, extra));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `---\ntitle: Page ${page}\n---\n\n${sections.join('\n')}`);
    }
}

async function measure(name: string) {
  const config = await loadConfig(folder);
  const { graph } = await readSite({ ...config, translations: false });
  const cost = () => {
    globalThis.gc?.();
    const start = process.cpuUsage();
    const { size } = behindPages(config, graph);
    const { user, system } = process.cpuUsage(start);
    return { size, ms: (user + system) / 1000 };
  };
  const first = cost();
  for (let run = 0; run < WARM; run++) cost();
  const warm = Array.from({ length: RUNS }, () => cost().ms);
  const [least, most] = [Math.min(...warm), Math.max(...warm)].map(Math.round);
  console.log(
    `${name}: ${first.size} pages behind, first ${Math.round(first.ms)} ms, then ${Math.round(median(warm))} ms (${least} to ${most})`,
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'bifolio.config.js'),
  `export default { title: 'Translations', git: false, translations: true, locales: {
  '/': { lang: 'zh-CN', label: '中文', dir: 'zh' }, '/en/': { lang: 'en-US', label: 'English', dir: 'en' } } };\n`,
);
writePages('');
await startTranslations(translatedSite(await loadConfig(folder)), { files: [] });
await measure('in step');
writePages(' Since 42.');
await measure('all behind');
