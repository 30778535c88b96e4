import { globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderMarkdown } from 'bifolio';
import { expect, test } from 'vitest';
import { ts } from './editor-help/package-program.mjs';
import { root } from './paths.mjs';

interface Sample {
  /** Page and line. */
  place: string;
  page: string;
  language: string;
  title: string;
  code: string;
}

const FENCE = /^( *)(`{3,})(\w+)([^\n]*)\n(.*?)^\1\2 *$/gms;
const samples = globSync('docs/{zh,en}/{config,guide}/**/*.md', { cwd: root }).sort().flatMap(samplesOf);

function samplesOf(page: string): Sample[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(FENCE)].map(
    ({ 1: indent = '', 3: language = '', 4: rest = '', 5: code = '', index }) => ({
      place: `${page}:${text.slice(0, index).split('\n').length}`,
      page,
      language,
      title: /title="([^"]*)"/.exec(rest)?.[1] ?? '',
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** Problems that files, components, passwords or options of the reader settle. */
const OF_READER =
  /^(?:missing-(?:image|file)|include-\w+|folder-missing|demo-vue|unknown-(?:component|icon)|remote-image-size|plantuml-server|locked-part)$/;
/** Syntax of the documentation's own, which its pages on blocks define. */
const OWN = /^Unknown (?:container "answer"|language "stamp")/;

test('every sample of Markdown in the documentation is rendered without a warning', async () => {
  const written = samples.filter(({ language }) => ['md', 'markdown'].includes(language));
  const wrong: string[] = [];
  for (const { place, code } of written) {
    const { problems } = await renderMarkdown(code.replaceAll('[\\!', '[!'));
    const told = problems.filter((one) => !OF_READER.test(one.code) && !OWN.test(one.message));
    wrong.push(...told.map(({ message }) => `${place}: ${message}`));
  }
  expect(wrong).toEqual([]);
  expect(written.length).toBeGreaterThan(600);
});

/** Files of a site. Those in `src` are of programs that pages only show. */
const isOfSite = ({ title }: Sample) => /\.tsx?$/.test(title) && !/^src\//.test(title);

/** Errors about modules that the reader has: their packages and their other files. */
const OF_READERS_FILES = [2307, 2792];

/** Writes the files of a page, a folder for each that has the name of another before it. */
function writePage(folder: string, files: readonly Sample[]): string[] {
  const data = files.filter(({ title }) => title.endsWith('.json'));
  return files.filter(isOfSite).map(({ title, code }, index) => {
    const own = join(folder, String(index));
    for (const file of [...data, { title, code }]) {
      const path = join(own, file.title.replaceAll('../', ''));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.code.replaceAll(/^.*\[!code --\].*\n/gm, ''));
    }
    return join(own, title.replaceAll('../', ''));
  });
}

// The theme adds its options to types of the generator, for all files that are checked with one that imports it.
test.each([true, false])(
  'every file of TypeScript in the documentation has right types (theme: %s)',
  (withTheme) => {
    const folder = mkdtempSync(join(tmpdir(), 'bifolio-samples-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const pages = Object.entries(Object.groupBy(samples, ({ page }) => page));
    const chosen = pages.filter(
      ([, files = []]) => files.some(({ code }) => code.includes('@bifolio/')) === withTheme,
    );
    const paths = chosen.flatMap(([page, files = []]) =>
      writePage(join(folder, page.replaceAll(/\W/g, '-')), files),
    );
    const program = ts.createProgram(paths, {
      ...{
        noEmit: true,
        strict: true,
        skipLibCheck: true,
        allowImportingTsExtensions: true,
        moduleDetection: ts.ModuleDetectionKind.Force,
        resolveJsonModule: true,
      },
      ...{ jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext, types: ['node', 'vite/client'] },
      ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
      lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    });
    const wrong = paths.flatMap((path) => {
      const file = program.getSourceFile(path);
      const errors = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      return errors
        .filter(({ code }) => !OF_READERS_FILES.includes(code))
        .map(
          ({ messageText }) =>
            `${path.slice(folder.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        );
    });
    expect(wrong).toEqual([]);
    expect(paths.length).toBeGreaterThan(60);
  },
);
