// Measure search in a built site: `node bench/search.ts <output folder> [language]`, such as `docs/dist zh-CN`.
import { launch, newPage } from './browser/chromium.ts';
import { startInspector } from './browser/inspector.ts';
import { serveStatic } from './browser/static-server.ts';
import { openWithSearcher, routesFound } from './search/browser-search.ts';
import { firstResult } from './search/first-result.ts';
import { sampleWords } from './search/sample-words.ts';
import { readSiteTexts } from './search/site-texts.ts';

const [folder = 'docs/dist', lang = 'zh-CN'] = process.argv.slice(2);
const texts = await readSiteTexts(folder, lang);
const words = sampleWords([...texts.values()].join('\n'), lang, 300);
await using site = await serveStatic(folder);
const browser = await launch();
const page = await newPage(browser);
await openWithSearcher(page, site.url);

let found = 0;
let expected = 0;
let right = 0;
for (const word of words) {
  const routes = await routesFound(page, lang, word);
  const pages = [...texts].flatMap(([route, text]) => (text.includes(word.toLowerCase()) ? route : []));
  const hits = routes.filter((route) => pages.includes(route)).length;
  found += routes.length;
  expected += pages.length;
  right += hits;
  if (hits < pages.length || hits < routes.length)
    console.log(`${word}: ${hits} of ${pages.length}, ${routes.length} found`);
}
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole).toFixed(3);
console.log(`${lang}: ${texts.size} pages, ${words.length} words`);
console.log(`recall ${share(right, expected)}, precision ${share(right, found)}`);

await browser.close();

// Twice: the first visit has the server compress the files.
const inspector = await startInspector();
const visit = () => firstResult(inspector, site.url + shortest([...texts.keys()]), words[0] ?? 'a');
await visit();
const { bytes, ms } = await visit();
console.log(`first result ${Math.round(ms)} ms after opening, ${(bytes / 1000).toFixed(1)} kB`);
inspector.close();

function shortest(routes: readonly string[]): string {
  return routes.toSorted((a, b) => a.length - b.length)[0] ?? '/';
}
