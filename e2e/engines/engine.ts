/** A browser besides Chromium with one page, as far as the smoke test asks of it. Disposing ends it. */
export interface Engine extends AsyncDisposable {
  resize(width: number, height: number): Promise<void>;
  /** Loads a page and waits until it is there. */
  open(url: string): Promise<void>;
  /** What a function returns in the page. It sees `values`, and nothing else from here. */
  evaluate<Result>(run: (...values: string[]) => Result, ...values: string[]): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Keys for what has the focus. */
  type(text: string): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Errors and warnings of the page's console and uncaught errors, in order. */
  problems(): Promise<string[]>;
}

/** A call of the function, as text. */
export const callOf = (run: (...values: string[]) => unknown, values: readonly string[]): string =>
  `(${run})(...${JSON.stringify(values)})`;
