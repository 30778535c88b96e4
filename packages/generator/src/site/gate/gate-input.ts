import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { PageReport } from '../render/page/page-report.ts';

/** A file that a locked page shows. */
export interface ShownFile {
  /** Source file of the page. */
  page: string;
  /** Absolute. */
  path: string;
  /** What it is called in `assets` when a page without a lock shows it too. */
  name: string;
}

/** Everything the gate compares the output with. */
export interface GateInput {
  config: Pick<
    LoadedConfig,
    'projectDir' | 'root' | 'theme' | 'build' | 'sourceDir' | 'file' | 'hostname' | 'base' | 'encrypt'
  >;
  graph: PageGraph;
  reports: Iterable<Pick<PageReport, 'file' | 'route' | 'dependencies' | 'imported' | 'lockedParts'>>;
  shownFiles: readonly ShownFile[];
  /** Files that were bundled, absolute, none for a bundle that came with the theme; the server's file and the browser's folder. */
  bundle: { modules: readonly string[]; serverFile: string; clientDir: string };
  /** The output as it is about to be published, and its files. */
  outDir: string;
  files: readonly string[];
  /** Gets the files of the output that show what is locked. */
  refused?(outputs: readonly string[]): void;
  /** Source file of the page that a file of the output is. */
  pageOf(output: string): string | undefined;
}
