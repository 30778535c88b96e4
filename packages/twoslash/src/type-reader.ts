import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { TypedCode, TypeReader, TypeReaderOptions } from 'bifolio';
import type { TwoslashExecuteOptions, TwoslashReturn } from 'twoslash';
import { createTwoslasher } from 'twoslash-vue';
import ts from 'typescript';
import { filesOf, hashesOf, type ReadFile } from './dependencies.ts';
import { RecentEnvironments } from './environments.ts';
import { filesOfBlock } from './files-of-block.ts';
import { lastingTypeScript } from './lasting-typescript.ts';
import { toNotes } from './notes.ts';
import { type FoundError, optionProblem, readingProblem, unexpectedErrors } from './problems.ts';
import { tagNotes, tags } from './tag-notes.ts';
import { unread } from './unread.ts';
import { errorsOfVue } from './vue-errors.ts';

/** As in a new project of today; React's way of JSX. */
const compilerDefaults = { moduleResolution: 'bundler', jsx: 'react-jsx' };

/** Reads types with one TypeScript for all blocks. */
export function createTypeReader({ root, compilerOptions }: TypeReaderOptions): TypeReader {
  const environments = new RecentEnvironments();
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    { ...compilerDefaults, ...compilerOptions },
    root,
  );
  const optionProblems = errors.map(optionProblem);
  const twoslasher = createTwoslasher({
    tsModule: lastingTypeScript,
    vfsRoot: root,
    tsLibDirectory: dirname(createRequire(import.meta.url).resolve('typescript')),
    compilerOptions: options,
    customTags: tags,
    cache: environments,
  });

  function run(code: string, language: string): TypedCode {
    const found: FoundError[] = [];
    let files: readonly ReadFile[] = [];
    const result = twoslasher(code, language, {
      // Errors are looked at below, where their place is known.
      handbookOptions: { noErrorValidation: true },
      filterNode: ((node) => {
        // The only moment at which the project is whole: afterwards the block is taken out of it.
        if (files.length === 0 && environments.latest) files = filesOf(environments.latest);
        if (node.type === 'error')
          found.push({ start: node.start, code: String(node.code), text: node.text });
        return true;
      }) satisfies TwoslashExecuteOptions['filterNode'],
    });
    const own = new Set(result.meta.virtualFiles.map(({ filepath }) => filepath));
    const inCode = language === 'vue' ? errorsOfVue(result) : found;
    const { errors, noErrorValidation } = saidBy(result);
    const problems = noErrorValidation ? [] : unexpectedErrors(code, inCode, errors);
    return {
      code: result.code.replace(/\n$/, ''),
      notes: problems.length > 0 ? [] : [...toNotes(result.nodes), ...tagNotes(code, result.meta.removals)],
      problems,
      dependencies: hashesOf(files.filter(({ path }) => !own.has(path))),
    };
  }

  const loaded = new Set<string>();

  function read(code: string, language: string): TypedCode {
    if (optionProblems.length > 0) return unread(code, optionProblems);
    try {
      return run(code, language);
    } catch (error) {
      return unread(code, [readingProblem(error)]);
    } finally {
      // twoslash leaves them in the project, where they would stand before real files of the same name.
      for (const file of filesOfBlock(code, root)) environments.latest?.deleteFile(file);
    }
  }

  return {
    load(code) {
      const names = importsOf(code).filter((name) => !loaded.has(name));
      for (const name of names) loaded.add(name);
      if (names.length > 0) read(names.map((name) => `import '${name}'`).join('\n'), 'ts');
    },
    read,
  };
}

/** What the author has written about errors; our own option is not the author's. */
function saidBy({ meta }: TwoslashReturn): { errors: readonly number[]; noErrorValidation: boolean } {
  const isSaid = meta.flagNotations.some(({ name, value }) => name === 'noErrorValidation' && value);
  return { errors: meta.handbookOptions.errors, noErrorValidation: isSaid };
}

/** Names of packages that can stand between quotes as they are. */
const packageName = /^[\w@][\w@./-]*$/;

const importsOf = (code: string) =>
  ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => packageName.test(name));
