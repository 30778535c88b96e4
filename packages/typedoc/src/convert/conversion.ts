import type { Reflection } from '../reflections.ts';

/** What is converted. Paths are absolute. */
export interface ConversionInput {
  /** URL of TypeDoc's main module. */
  typedoc: string;
  /** The folder of the config. */
  root: string;
  tsconfig: string;
  /** Files by the names of their modules. */
  entryPoints: Readonly<Record<string, string>>;
}

/** Something that TypeDoc says. */
export interface Note {
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
  /** From the folder of the config. */
  file?: string;
  line?: number;
  column?: number;
}

/** What a project exports. Plain data. */
export interface Conversion {
  modules: readonly Reflection[];
  notes: readonly Note[];
  /** Files that it was made of, absolute. */
  files: readonly string[];
}
