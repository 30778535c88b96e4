import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BifolioError, type Problem } from '../core/errors/bifolio-error.ts';
import { fileFault } from '../core/errors/file-fault.ts';
import { isInside } from '../core/files/is-inside.ts';
import { relativePath } from '../core/files/relative-path.ts';
import { type AddressOf, sarifReport } from '../core/log/sarif-report.ts';
import { loadConfig } from '../site/config/load.ts';
import type { Terminal } from './terminal.ts';

/** A terminal that also collects what is reported, for a file of `--sarif`. */
export interface SarifTerminal extends Terminal {
  /** Writes the file. Problems name files by their path from the folder of the site or of its pages. */
  end(): Promise<void>;
}

export function createSarifTerminal(
  file: string,
  dir: string | undefined,
  terminal: Terminal,
): SarifTerminal {
  const problems: Problem[] = [];
  const { log, count } = terminal;
  return {
    ...terminal,
    log: {
      ...log,
      report(found) {
        problems.push(...found);
        log.report(found);
      },
    },
    count(counts, found = []) {
      problems.push(...found);
      count(counts, found);
    },
    async end() {
      const report = sarifReport(problems, addressIn(await foldersOf(resolve(dir ?? '.'))));
      write(resolve(file), `${JSON.stringify(report, null, 2)}\n`);
    },
  };
}

function write(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new BifolioError({
      severity: 'error',
      code: 'output-not-writable',
      message: `The report ${path} cannot be written: ${fileFault(error)}.`,
      hint: 'Choose another file with --sarif.',
    });
  }
}

/** Of the pages and of the site; the latter alone when its config cannot be read. */
async function foldersOf(root: string): Promise<readonly string[]> {
  try {
    return [(await loadConfig(root)).sourceDir, root];
  } catch {
    return [root];
  }
}

/** From the folder that the command runs in, which is that of the repository in CI. */
function addressIn(folders: readonly string[]): AddressOf {
  const here = process.cwd();
  return (file = '') => {
    const path =
      folders.map((folder) => join(folder, file)).find(existsSync) ?? join(folders[0] ?? here, file);
    if (!isInside(here, path)) return path === here ? '.' : pathToFileURL(path).href;
    return relativePath(here, path).split('/').map(encodeURIComponent).join('/');
  };
}
