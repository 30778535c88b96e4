import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { kindOf } from '../../../core/files/remove-own.ts';
import { walk } from '../../../core/files/walk.ts';

/** A file of a commit that is not part of its version. */
export interface LeftOut {
  file: string;
  kind: 'submodule' | 'lfs' | 'link' | 'refused';
  /** Of a link. */
  target?: string;
  /** Why the disk refuses it. */
  fault?: string;
}

interface Unpacked {
  /** For messages. */
  ref: string;
  /** Its other files. */
  tree: string;
}

/** A warning for each, at the line that names it: of a page that uses it, else of the file that declares it. */
export function leftOutProblems(left: readonly LeftOut[], unpacked: Unpacked): Problem[] {
  if (left.length === 0) return [];
  const { tree } = unpacked;
  const files = [...walk(tree).files.filter((file) => /\.mdx?$/i.test(file)), MODULES];
  const texts = new Map(files.map((file) => [file, textOf(join(tree, file))]));
  return left.map((one): Problem => {
    const { file, line } = placeOf(one, texts);
    return {
      severity: 'warning',
      code: 'version-file',
      file: `${unpacked.ref}:${file}`,
      line,
      message: `${one.file} of version "${unpacked.ref}" ${whyOf(one)}, so the version is built without it.`,
      hint: hintOf(one),
    };
  });
}

const whyOf = ({ kind, target, fault }: LeftOut): string =>
  ({
    submodule: 'is a submodule',
    lfs: 'is in Git LFS',
    link: `is a link to ${target}, outside of the project`,
    refused: `can't be written here (${fault})`,
  })[kind];

const hintOf = ({ file, kind }: LeftOut): string =>
  ({
    submodule: `If its pages need files of it, commit them to the branch of the version: git rm --cached ${file} && git add ${file}`,
    lfs: `If its pages need it, commit the file itself to the branch of the version: git lfs untrack ${file} && git add --renormalize ${file}`,
    link: 'If its pages need it, commit a copy of what it leads to in its place, to the branch of the version.',
    refused:
      'If its pages need it, rename it on the branch of the version, or commit a copy in place of a link.',
  })[kind];

/** Declares submodules. */
const MODULES = '.gitmodules';

interface Place {
  file: string;
  line: number;
}

function placeOf({ file, kind }: LeftOut, texts: ReadonlyMap<string, string>): Place {
  const isModule = kind === 'submodule';
  const used = lineIn(texts, isModule ? `${basename(file)}/` : basename(file));
  const declared = isModule ? lineIn(new Map([[MODULES, texts.get(MODULES) ?? '']]), file) : undefined;
  return used ?? declared ?? { file, line: 1 };
}

/** The first line of texts that contains something. */
function lineIn(texts: ReadonlyMap<string, string>, wanted: string): Place | undefined {
  for (const [file, text] of texts) {
    const at = text.indexOf(wanted);
    if (at !== -1) return { file, line: text.slice(0, at).split('\n').length };
  }
  return undefined;
}

/** Empty where there is no file of its own. */
const textOf = (path: string): string => (kindOf(path) === 'file' ? readFileSync(path, 'utf8') : '');
