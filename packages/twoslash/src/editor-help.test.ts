import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

// What editors show of the packages' options. The test stands here because this package has a TypeScript that can be asked.

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Beside the documentation, where both packages are found as an author's are. */
const file = `${root}docs/editor-help.config.ts`;

// Ten seconds of work, if it has to be done.
beforeAll(() => execFileSync(process.execPath, ['scripts/write-editor-help.mjs'], { cwd: root }), 300_000);

let text = '';
let version = 0;

/** One for all configs, so that libraries are parsed and resolved once. */
const service = ts.createLanguageService({
  getScriptFileNames: () => [file],
  getScriptVersion: (path) => (path === file ? String(version) : '1'),
  getScriptSnapshot(path) {
    const source = path === file ? text : ts.sys.readFile(path);
    return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
  },
  getCurrentDirectory: () => root,
  getCompilationSettings: () => ({
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    skipLibCheck: true,
    types: [],
  }),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (path) => path === file || ts.sys.fileExists(path),
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
  realpath: ts.sys.realpath,
});

/** Has the service see a config, and gives the place of `|` in it, the cursor. */
function show(config: string): number {
  const next = config.replace('|', '');
  if (next !== text) version++;
  text = next;
  return config.indexOf('|');
}

const head = "import { theme } from '@bifolio/theme';\nimport { defineConfig } from 'bifolio';\n";

const example = `${head}export default defineConfig({
  title: 'Notes',
  hostname: 'https://example.org',
  base: '/',
  redirects: {},
  locales: { '/': { lang: 'en-US', label: 'English' } },
  search: { recent: 3 },
  icons: { service: false },
  csp: { header: false },
  build: { cache: false },
  markdown: {
    breaks: true,
    math: { delimiters: 'all' },
    code: { lineNumbers: 10, collapsedLines: 20 },
    image: { figure: true },
    env: { abbreviations: {}, references: {} },
    table: { fullWidth: true },
    fileTree: { icon: 'simple' },
    npmTo: { tabs: ['npm'] },
    mark: 'lazy',
    plot: false,
  },
  theme: theme({
    outline: 'deep',
    copyCode: { duration: 1000 },
    contributors: { mode: 'block', info: [{ username: 'ada', alias: 'Ada' }] },
    changelog: { maxCount: 3 },
    readingTime: { wordPerMinute: 200 },
    transition: { appearance: false },
    asideLinks: { sponsor: 'https://example.org' },
    footer: { message: 'Bye' },
    lastUpdated: { forceLocale: 'en-GB' },
    social: [{ icon: 'github', link: 'https://example.org', ariaLabel: 'Code' }],
    navbar: [{ text: 'A', activeMatch: '^/a/' }],
    sidebar: { '/a/': [{ text: 'A', collapsed: true }] },
    locales: {
      '/': { collections: [{ type: 'doc', dir: 'a', linkPrefix: '/a/' }], homeText: 'Home' },
    },
  }),
});
`;

describe('hover', () => {
  const shown = (key: string) => {
    show(example);
    const info = service.getQuickInfoAtPosition(file, text.indexOf(`${key}:`) + 1);
    const usual = info?.tags?.find(({ name }) => name === 'default');
    return {
      comment: ts.displayPartsToString(info?.documentation),
      usual: usual && ts.displayPartsToString(usual.text),
    };
  };

  it('finds no mistake in the example', () => {
    show(example);
    const messages = service.getSemanticDiagnostics(file).map(({ messageText }) => messageText);
    expect(messages).toEqual([]);
  });

  it.each([
    ['title', /^Name of the site/, /package\.json/],
    ['base', /^Path that the site is served under/, /^'\/'$/],
    ['label', /^The language's own name/, /from the tag/],
    ['redirects', /^New paths or URLs by old path/, /^{}$/],
    ['header', /^Write the policy/, /^true$/],
    ['cache', /^Keep rendered content/, /^true$/],
    ['breaks', /^Turn line breaks in a paragraph/, /^false$/],
    ['delimiters', /^Characters around formulas/, /^'dollars'$/],
    ['lineNumbers', /^Line numbers/, /^false$/],
    ['figure', /^Turn an image alone in its paragraph/, /^false$/],
    ['abbreviations', /^Abbreviations/, /^{}$/],
    ['references', /^Link references/, /^{}$/],
    ['fullWidth', /^As wide as the column/, /^false$/],
    ['mark', /^`==word==`/, /^true$/],
    ['plot', /^`!!word!!`/, /^true$/],
    ['outline', /^Heading levels in the outline/, /^\[2, 3\]$/],
    ['copyCode', /^A button on each code block/, /^true$/],
    ['duration', /^Milliseconds/, /^2000$/],
    ['mode', /^Names on one line/, /^'inline'$/],
    ['maxCount', /^Maximum number of commits/, /^10$/],
    ['wordPerMinute', /^Words/, /^300$/],
    ['appearance', /^How the page turns/, /^'fade'$/],
    ['footer', /^Links and lines at the end of every page/, /built with/],
    ['ariaLabel', /^Name for screen readers/, /name of the icon/],
    ['linkPrefix', /^Start of the path/, /dir/],
    ['homeText', /^First entry of the breadcrumbs/, /site's title/],
  ])('over %s shows its comment and its default', (key, comment, usual) => {
    expect(shown(key).comment).toMatch(comment);
    expect(shown(key).usual).toMatch(usual);
  });
});

describe('completion', () => {
  it.each([
    ['defineConfig({ | })', ['title', 'markdown', 'theme', 'redirects', 'search']],
    ['defineConfig({ csp: { | } })', ['header', 'meta', 'directives']],
    ['defineConfig({ theme: theme({ | }) })', ['outline', 'copyCode', 'locales', 'footer', 'navbar']],
    ['defineConfig({ theme: theme({ copyCode: { | } }) })', ['duration', 'inline', 'showInMobile']],
    ['defineConfig({ theme: theme({ locales: { "/": { | } } }) })', ['collections', 'homeText', 'outline']],
    ['defineConfig({ theme: theme({ collections: [{ | }] }) })', ['dir', 'linkPrefix', 'type']],
    ['defineConfig({ markdown: { | } })', ['breaks', 'code', 'math']],
    ['defineConfig({ theme: theme(), markdown: { | } })', ['breaks', 'table', 'plot', 'npmTo']],
    ['defineConfig({ theme: theme(), markdown: { table: { | } } })', ['align', 'copy', 'fullWidth']],
    ['defineConfig({ theme: theme(), markdown: { env: { | } } })', ['abbreviations', 'references']],
  ])('in %s offers options, each with its comment', (config, options) => {
    const at = show(`${head}export default ${config};\n`);
    const names = service.getCompletionsAtPosition(file, at, {})?.entries.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(options));
    for (const name of options) {
      const details = service.getCompletionEntryDetails(file, at, name, {}, undefined, {}, undefined);
      expect([name, ts.displayPartsToString(details?.documentation)]).toEqual([
        name,
        expect.stringMatching(/\S/),
      ]);
    }
  });

  it('tells of an option that no block of the theme has', () => {
    show(`${head}export default defineConfig({ theme: theme(), markdown: { tabel: true } });\n`);
    const [mistake] = service.getSemanticDiagnostics(file);
    expect(ts.flattenDiagnosticMessageText(mistake?.messageText, ' ')).toContain("'tabel'");
  });

  it('lets a config that names no theme set options of blocks', () => {
    show(`${head}export default defineConfig({ markdown: { plot: false } });\n`);
    expect(service.getSemanticDiagnostics(file)).toEqual([]);
  });
});

describe('messages', () => {
  const config = (written: string) => `export default defineConfig(${written});`;
  it.each([
    config('{ theme: 3 }'),
    config('{ theme }'),
    config('{ theme: {} }'),
    config('3'),
    config('{ extensions: [3, { name: 3 }], locales: 3, csp: 3, replaceAssets: 3, encrypt: 3 }'),
    config('{ markdown: { config: 3, blocks: [3], npmTo: { tabs: 3 }, table: 3 }, theme: theme() }'),
    config('{ theme: theme({ navbar: 3, sidebar: 3, collections: 3, locales: 3, text: 3, comment: 3 }) }'),
    config("{ theme: theme({ navbar: [{ nope: 3 }], sidebar: { '/': [{ link: 3 }] }, collections: [{}] }) }"),
    'defineConfig({}).nope; theme().nope; const x: number = theme();',
  ])('of %s name no type of a library', (written) => {
    show(`${head}${written}\n`);
    const messages = service
      .getSemanticDiagnostics(file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(messages).not.toEqual([]);
    for (const message of messages) expect(message).not.toMatch(/zod|\$Z|MarkdownIt/i);
  });
});

describe('comments', () => {
  /** Paths of keys without a comment, below a type. */
  function bareKeys(name: string, from: string) {
    show(
      `import type { LocaleOptions } from '@bifolio/theme';\nimport type { ${name} } from '${from}';\nexport declare const options: ${name}, texts: LocaleOptions['text'];\n`,
    );
    const program = service.getProgram();
    const checker = program?.getTypeChecker();
    const source = program?.getSourceFile(file);
    const symbol = source && checker?.getSymbolAtLocation(source);
    const [options, texts] = (symbol && checker?.getExportsOfModule(symbol)) ?? [];
    if (!checker || !options || !texts) throw new Error(`There is no type ${name}.`);
    const bare = new Set(below(checker, checker.getTypeOfSymbol(options), ''));
    // Texts say themselves what they are.
    const keys = checker.getPropertiesOfType(checker.getTypeOfSymbol(texts)).map((text) => text.name);
    const inText = new RegExp(`^(?:\\.locales\\.\\*)?\\.text\\.(?:${keys.join('|')})\\b`);
    return [...bare].filter((path) => !inText.test(path));
  }

  function below(
    checker: ts.TypeChecker,
    type: ts.Type,
    path: string,
    above: readonly ts.Type[] = [],
  ): string[] {
    if (above.includes(type)) return [];
    const within = (inner: ts.Type | undefined, at: string) =>
      inner ? below(checker, inner, path + at, [...above, type]) : [];
    if (type.isUnion()) return type.types.flatMap((one) => within(one, ''));
    if (checker.isArrayType(type)) return within(checker.getIndexTypeOfType(type, ts.IndexKind.Number), '[]');
    const keys = checker.getPropertiesOfType(type).filter(isOption);
    return [
      ...within(checker.getIndexTypeOfType(type, ts.IndexKind.String), '.*'),
      ...keys.filter((key) => isBare(key, checker)).map(({ name }) => `${path}.${name}`),
      ...keys.flatMap((key) => within(checker.getTypeOfSymbol(key), `.${key.name}`)),
    ];
  }

  const isBare = (key: ts.Symbol, checker: ts.TypeChecker) =>
    key.getDocumentationComment(checker).length + key.getJsDocTags(checker).length === 0;

  /** What a schema declares. Packages and the language describe theirs. */
  const isOption = ({ declarations = [] }: ts.Symbol) =>
    declarations.length > 0 &&
    declarations.every((node) => {
      const { fileName } = node.getSourceFile();
      const isOurs = fileName.startsWith(`${root}packages/`) && !fileName.includes('/node_modules/');
      return isOurs && ts.isPropertySignature(node) && !ts.isInterfaceDeclaration(node.parent);
    });

  it.each([
    ['ThemeOptions', '@bifolio/theme'],
    ['PageFrontmatter', '@bifolio/theme'],
    ['ConfigInput', 'bifolio'],
  ])('stand above every key of %s', (name, from) => {
    expect(bareKeys(name, from)).toEqual([]);
  });
});
