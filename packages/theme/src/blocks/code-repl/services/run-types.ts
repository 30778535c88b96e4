/** A piece of what a program has said, in the order it came. */
export interface OutputPart {
  /** `error` is the compiler's or the service's word, `version` that of the language. */
  kind: 'version' | 'error' | 'stderr' | 'stdout';
  text: string;
}

/** Why a run has no proper end. */
export type RunFailure = 'unreachable' | 'refused' | 'unreadable' | 'lost' | 'timeout' | 'limit';

/** Thrown by services; readers get a sentence of it. */
export class RunError extends Error {
  readonly failure: RunFailure;
  constructor(failure: RunFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Addresses of Pyodide's files at the site itself. */
export type PyodideFiles = Readonly<Record<'main' | 'module' | 'wasm' | 'library' | 'lock', string>>;

/** Where a program runs. */
export interface ServicePlace {
  url?: string;
  isPlayground?: boolean;
  files?: PyodideFiles;
}

export interface RunTools {
  /** Aborted when the reader stops it, or when it takes too long. */
  signal: AbortSignal;
  say(part: OutputPart): void;
}

/** Runs a program to its end. Rejects with a `RunError`, or when it was aborted. */
export type RunCode = (code: string, tools: RunTools) => Promise<void>;

/** A way to run programs of one language, kept as long as its code block is on the page. */
export interface RunService {
  /** Fetches what programs need where that is not there yet: its time is not theirs. */
  load?(tools: RunTools): Promise<void>;
  run: RunCode;
  /** Lets go of what it has kept for the next run. */
  close(): void;
}
