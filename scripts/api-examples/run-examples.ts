import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite, loadConfig } from 'bifolio';
import { root } from '../paths.mjs';
import type { Example } from './read-examples.ts';

/** A line whose comment is its result: `parseTime('1:30'); // 90`. */
const RESULT = /^(?!export|const|import)([^\s/].*); \/\/ ((?:['"[{\d-]|true|false|undefined|Date\.).*)$/gm;

const isRun = ({ name, code }: Example) => name.endsWith('.ts') && code.search(RESULT) >= 0;

/** Runs the examples with results, and gives each result with what it is said to be. */
export async function resultsOf(examples: readonly Example[], folder: string) {
  const results: { name: string; line: string; said: unknown; got: unknown }[] = [];
  for (const { name, code } of examples.filter(isRun)) {
    const file = join(folder, `run-${name}`);
    const told = code.replaceAll(
      RESULT,
      (_, line, said) => `results.push([${JSON.stringify(line)}, ${said}, ${line}]);`,
    );
    writeFileSync(file, `export const results: [string, unknown, unknown][] = [];\n${told}`);
    const module = (await import(pathToFileURL(file).href)) as { results: [string, unknown, unknown][] };
    results.push(...module.results.map(([line, said, got]) => ({ name, line, said, got })));
  }
  return results;
}

/** An example that is a component of its own. */
const COMPONENT = /^export default function ([A-Z]\w+)/m;
const QUIET = { start() {}, step() {}, done() {}, page: () => () => {} };

/** Builds a site that has each component of the examples, and a page with it. Gives their names with what the build reports. */
export async function buildWithComponents(examples: readonly Example[], folder: string) {
  const site = join(folder, 'site');
  const write = (file: string, text: string) => {
    mkdirSync(join(site, file, '..'), { recursive: true });
    writeFileSync(join(site, file), text);
  };
  const components = examples.flatMap(({ code }) => {
    const name = COMPONENT.exec(code)?.[1];
    return name ? [{ name, code }] : [];
  });
  for (const { name, code } of components) {
    const isLayout = code.includes('LayoutProps');
    write(`${isLayout ? 'layouts' : 'components'}/${name}.tsx`, code);
    const layout = isLayout ? `pageLayout: ${name}\n` : '';
    const text = isLayout ? 'Tea' : `<${name} />`;
    write(
      `guide/${name.toLowerCase()}.md`,
      `---\n${layout}tags: [tea]\ndifficulty: 2\n---\n\n# ${name}\n\n${text}\n`,
    );
  }
  write('guide/brewing.md', '---\ncover: /pot.svg\n---\n\n# Brewing\n\nHot water.\n');
  write('public/pot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  write('guide/intro.md', '# Introduction\n');
  write('README.md', '# Tea\n');
  write(
    'bifolio.config.ts',
    `import { theme } from '@bifolio/theme';\n\nexport default {\n  theme: theme({ sidebar: { '/': 'auto' }, bulletin: { title: 'News', content: 'New tea.' } }),\n  publicFields: ['cover'],\n};\n`,
  );
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'), 'junction');
  const { problems } = await buildSite(await loadConfig(site), { progress: QUIET });
  return { site, names: components.map(({ name }) => name), problems };
}
