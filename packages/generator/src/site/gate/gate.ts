import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { SEARCH_FOLDER } from '../../browser/search/index-folder.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { isInside } from '../../core/files/is-inside.ts';
import { isFile } from '../../core/files/real-path.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { type FoundText, findLockedText } from './find-locked-text.ts';
import type { GateInput } from './gate-input.ts';
import { openPassedFiles } from './passed-files.ts';
import { findSources } from './sources.ts';

/**
 * An error for each locked source whose text the output would publish, whatever way it got there. Text that also stands in a public
 * source is no secret. Any run of `SURE_RUN` letters, digits and characters beyond ASCII is found.
 */
export function lockedTextProblems(input: GateInput): Problem[] {
  const sources = findSources(input);
  const found = findLockedText(sources, input, openPassedFiles(input.config, sources.locked));
  if (found.length > 0) input.refused?.(found.map(({ output }) => output));
  return [
    ...[...Map.groupBy(found, ({ source }) => source)].map(([, finds]) => problemOf(finds, input)),
    ...sources.publicCode.map(publicCode),
  ];
}

const publicCode = ({ page, file }: { page: string; file: string }): Problem => ({
  severity: 'warning',
  code: 'public-file',
  file: page,
  message: `This page is locked, but the code that it shows is part of the site, where everyone can read it: ${file}`,
  hint: 'Move what is secret into a file that no component imports. If everyone may read it, add the file to `encrypt.gate.allow`.',
});

function problemOf(finds: readonly FoundText[], { bundle, pageOf, config }: GateInput): Problem {
  const [{ source, line, column }] = finds as [FoundText];
  const { file, kind } = source;
  const outputs = withoutSearch(finds.map(({ output }) => pageOf(output) ?? output));
  const isBundled = outputs.some((output) => output.startsWith('assets/'));
  const namedBy = isBundled ? importers(file, bundle.modules, config.projectDir) : [];
  const places = namedBy.map((path) => relativePath(config.root, path));
  return {
    severity: 'error',
    code: 'locked-text',
    file,
    ...(kind === 'text' && { line, column }),
    message: `${WHAT[kind]}, but the build would publish it in ${quoted(outputs)}.`,
    hint: `${places.length > 0 ? `It is named in ${quoted(places)}. ` : ''}Lock what shows it too, or remove the import, link or copy. If everyone may read it, add the file to \`encrypt.gate.allow\`.`,
  };
}

const WHAT = {
  text: 'This text is locked',
  file: 'Only locked pages show this file',
  password: 'A password from here opens locked pages',
};

/** Modules of the author that write the name of a file. */
const importers = (file: string, modules: readonly string[], projectDir: string): string[] =>
  modules.filter(
    (path) =>
      isInside(projectDir, path) &&
      !path.includes('/node_modules/') &&
      basename(path) !== basename(file) &&
      isFile(path) &&
      readFileSync(path, 'utf8').includes(basename(file)),
  );

/** Search finds what pages show, so its index is told only if nothing else is. */
function withoutSearch(outputs: readonly string[]): readonly string[] {
  const others = outputs.filter((output) => !output.startsWith(`${SEARCH_FOLDER}/`));
  return others.length > 0 ? others : outputs;
}

/** So many names in a message tell enough. */
const MOST_NAMES = 5;

function quoted(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => `"${name}"`);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
