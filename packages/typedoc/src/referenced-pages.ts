import type { SourceCall, SourceRow } from 'bifolio';
import { convert, problemOf } from './convert/convert.ts';
import type { CheckedOptions } from './options.ts';
import { markdownOf, plainSentence } from './pages/comment-text.ts';
import { modulePage, modulesPage } from './pages/list-pages.ts';
import { page, part } from './pages/markdown.ts';
import { type PageTools, pageTools } from './pages/page-tools.ts';
import { symbolText } from './pages/symbol-page.ts';
import { createReference, type ListedSymbol, type Reference } from './reference.ts';
import { KIND, type Place } from './reflections.ts';
import { type Text, textOf } from './text.ts';

/** Rows of all pages of a reference, in each of its folders. `onReference` is told of it first. */
export async function* referencedPages(
  options: CheckedOptions,
  call: SourceCall,
  onReference: (reference: Reference) => void,
): AsyncGenerator<SourceRow> {
  const { modules, notes, files } = await convert(options, call);
  call.dependsOn(files.filter((file) => !file.includes('/node_modules/')));
  for (const note of notes) call.warn(problemOf(note));
  const reference = createReference(modules);
  onReference(reference);
  const lost = lostLinks(call);
  for (const folder of options.folder) {
    const text = textOf(call.langOf(`${folder}/README.md`));
    // Comments are in one language, whatever that of the folder is.
    for (const row of pagesOf(reference, { folder, title: options.title, text, lost }))
      yield { ...row, path: `${folder}/${row.path}`, data: { ...row.data, translation: false } };
  }
}

/** Tells of each link that leads nowhere once, not in each language. */
function lostLinks({ warn }: SourceCall) {
  const told = new Set<string>();
  return (link: string, from: Place | undefined) => {
    const key = JSON.stringify([link, from]);
    if (told.has(key)) return;
    told.add(key);
    warn({
      code: 'typedoc',
      message: `{@link ${link}} refers to nothing on these pages.`,
      hint: 'Correct the name, or export what it names.',
      ...placeOf(from),
    });
  };
}

interface PagesOptions {
  /** Where the pages are, in the source folder. */
  folder: string;
  title: string;
  text: Text;
  lost(link: string, from: Place | undefined): void;
}

function* pagesOf(reference: Reference, { folder, title, text, lost }: PagesOptions): Generator<SourceRow> {
  const { modules, places } = reference;
  // Lists repeat what pages of symbols say.
  const forList = (file: string) => pageTools(reference, { file, text, lost() {} });
  const forSymbol = (symbol: ListedSymbol): PageTools =>
    pageTools(reference, { file: symbol.file, text, lost: (link) => lost(link, sourceOf(symbol)) });
  const isOne = modules.length === 1;
  if (!isOne) yield modulesPage(reference, title, forList('README.md'));
  for (const [index, module] of modules.entries()) {
    const heading = { title: isOne ? title : module.reflection.name, order: index + 1, places };
    yield modulePage(module, heading, forList(module.file));
    for (const symbol of module.symbols)
      yield symbolRow(symbol, forSymbol(symbol), `${folder}/${symbol.file}`);
  }
}

function symbolRow(symbol: ListedSymbol, tools: PageTools, path: string): SourceRow {
  const from = placeOf(sourceOf(symbol));
  const { comment = symbol.reflection.signatures?.[0]?.comment } = symbol.reflection;
  const description = plainSentence(markdownOf(comment?.summary, tools));
  return {
    path: symbol.file,
    data: {
      title: symbol.reflection.name,
      ...(description && { description }),
      badge: { text: BADGES[symbol.reflection.kind] ?? 'namespace', type: 'note' },
    },
    text: page([...symbolText(symbol, tools), part({ kind: 'mentions', page: path })]),
    ...(from && { from }),
  };
}

const sourceOf = ({ reflection: { sources, signatures = [] } }: ListedSymbol): Place | undefined =>
  (sources ?? signatures[0]?.sources)?.[0];

const placeOf = (place: Place | undefined) => place && { file: place.fileName, line: place.line };

/** Keywords of TypeScript: the same in all languages. */
const BADGES: Readonly<Record<number, string>> = {
  [KIND.function]: 'function',
  [KIND.class]: 'class',
  [KIND.interface]: 'interface',
  [KIND.type]: 'type',
  [KIND.variable]: 'const',
  [KIND.enum]: 'enum',
};
