/** A place in the code as it is shown. Lines and columns count from 0. */
interface Place {
  line: number;
  column: number;
  length: number;
}

/** What an editor says of a name. */
export interface TypeInfo {
  /** As TypeScript writes it: `(method) Array<number>.map<string>(…): string[]`. */
  text: string;
  /** Markdown of its comment, without tags. */
  docs?: string;
  tags?: readonly (readonly [name: string, text: string | undefined])[];
}

/** Something that TypeScript or the author says of a place. */
export type TypeNote =
  | ({ kind: 'hover' } & Place & TypeInfo)
  /** Asked for with `// ^?`. */
  | ({ kind: 'query' } & Place & TypeInfo)
  /** Asked for with `// ^|`; `prefix` is what was typed of the names. */
  | ({ kind: 'completion'; prefix: string; names: readonly { name: string; kind: string }[] } & Place)
  | ({ kind: 'error'; level: 'error' | 'warning' | 'info'; code: string; text: string } & Place)
  /** `// ^^^ text`. */
  | ({ kind: 'highlight'; text: string } & Place)
  /** `// @log: text` and its kin; `line` is the line below it. */
  | ({ kind: 'tag'; name: string; text: string } & Place);

/** Something that the author of a block should hear. */
export interface TypeProblem {
  message: string;
  hint: string;
  /** In the block as it was written, counted from 1; of the block as a whole without it. */
  line?: number;
  column?: number;
}

/** A block as it is shown, and what is known of it. */
export interface TypedCode {
  /** Without queries, cuts and options. */
  code: string;
  notes: readonly TypeNote[];
  /** With any, the notes are left out. */
  problems: readonly TypeProblem[];
  /** Content hash by absolute path of the files whose types it used. */
  dependencies: Readonly<Record<string, string>>;
}

/** What a reader of types is made from. */
export interface TypeReaderOptions {
  /** Folder from which imports are resolved. */
  root: string;
  /** `compilerOptions` as in a `tsconfig.json`. */
  compilerOptions: Readonly<Record<string, unknown>>;
}

/** Reads blocks. Made once for many. */
export interface TypeReader {
  /** Reads the packages that the code imports, as far as they are new, so that reading it takes only its own time. */
  load(code: string): void;
  /** Never throws for what the code holds. */
  read(code: string, language: string): TypedCode;
}

/** What the package `@bifolio/twoslash` exports. */
export interface TypeReaderModule {
  createTypeReader(options: TypeReaderOptions): TypeReader;
}
