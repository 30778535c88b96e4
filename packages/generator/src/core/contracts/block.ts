import type { Token } from 'markdown-it';
import type { Problem } from '../errors/bifolio-error.ts';
import type { FindInstalled } from '../files/find-installed.ts';
import type { Sources } from '../needs/types.ts';
import type { AttributeValues } from '../text/attribute-string.ts';
import type { SealedLock } from './lock.ts';

/**
 * What a block's rules may ask for, beside markdown-it's own arguments: `env.block` of every rule.
 * A block does not render components by hand: it emits `component_open` / `component_close` tokens
 * (and `slot_open` / `slot_close` inside) with `meta: { name, props }`; see `components/component-tokens.ts`.
 */
export interface BlockContext {
  /** Ask for the style sheet of this name on the page. A block's own is asked for when it renders a token of its own. */
  style(name: string): void;
  /**
   * Have the page's policy allow what the block's HTML fetches from elsewhere or runs, as `useNeeds` of `bifolio/client` does for
   * components: `{ 'frame-src': ['https://player.example.org'] }`.
   */
  need(needed: Sources): void;
  /**
   * Add a problem. `line` counts from 1 in the text being parsed (`token.map[0] + 1`), from which file and line of the author
   * follow. Inline rules leave it out: it is then the line of their block.
   */
  report(problem: Omit<Problem, 'file'>): void;
  /**
   * Have the page rendered anew when this file changes, or comes to be: in the next build and in dev. An absolute path, or one
   * relative to the source folder; a folder stands for the names in it.
   */
  dependsOn(file: string): void;
  /** BCP 47 tag of the page's language. */
  lang: string;
}

/** Fences that are a block's own: they are never shown as code, nor looked up among the languages of code. */
export interface FenceClaim {
  /** What stands behind the back-ticks, in small letters, or a function that tells whether it is meant. */
  languages: readonly string[] | ((language: string) => boolean);
  /** Name of the component that stands in the fence's place. */
  component: string;
  /**
   * Its props; a mistake of the author is told to `context`.
   * @default { source, language, title, info, line }
   */
  props?(fence: WrittenFence, context: BlockContext): Record<string, unknown>;
}

/** A fence as its author wrote it. */
export interface WrittenFence {
  /** Its text, without the line break at the end. */
  source: string;
  /** In small letters. */
  language: string;
  /** From `title="…"`, or `[…]` as VitePress writes it. */
  title?: string;
  /** What else stands behind the language, without the title. */
  info: string;
  /** The same, read as attributes, with those in braces: `{#id .wide}` gives `id` and `class`. */
  attributes: AttributeValues;
  /** Line of the back-ticks in the file they stand in, counted from 1. */
  line: number;
}

/** A component that a page holds, before it is rendered. */
export interface SettlingComponent {
  /** May be changed: what they are after `settle` is what the component gets. */
  props: Record<string, unknown>;
  /** The file it stands in, relative to the source folder: the page, or one that it includes. Paths count from there. */
  file: string;
  /** Its line for `report`, counted from 1. */
  line: number;
}

/** A page whose Markdown is parsed and not rendered yet. */
export interface SettlingPage extends BlockContext {
  /** All tokens of the page. */
  tokens: readonly Token[];
  /** The components of this name, in order: written as tags, made of a block's syntax or of its fences. */
  components(name: string): SettlingComponent[];
  /** The absolute path of a file of an installed package, on which the page depends from then on; `undefined` when it isn't installed. */
  installed: FindInstalled;
  /**
   * Renders a part of the page by itself, so that nothing of it gets into the rest, and encrypts it. `source` begins on the line
   * behind `line`. `undefined`, and an error is reported, where nothing can be locked. Rejects with a `BifolioError` when no
   * password opens it.
   */
  lockPart(part: PartToLock): Promise<SealedLock | undefined>;
  /**
   * Draws a picture in a browser that runs while the site is built, with the option `build.browser`; `undefined` where there is none,
   * and readers' browsers draw.
   */
  draw(picture: PictureToDraw): Promise<Exclude<DrawnPicture, { state: 'no-browser' }> | undefined>;
  /** Takes back what `prepareProps` has asked for with its tools: the file is neither made nor published for this component. */
  giveBack(picture: unknown): void;
  /**
   * The text of a file, on which the page depends from then on. `path` counts from the file `from`, or from the source folder when
   * it begins with a slash; nothing outside of the project is read. Answers with what to report when there is no such file.
   */
  readFile(path: string, from: string): ReadFile;
}

/** A picture that a module draws, and what of. The same module and input give the same picture. */
export interface PictureToDraw {
  /** What the module's file is called, without a hash: `mermaid-drawing`. */
  name: string;
  /** Its text, with the same imports as a module for readers. */
  code: string;
  /** JSON that the module's default export gets. It gives the markup of the picture. */
  input: object;
}

/** What became of a picture to draw. Where no browser is to be had, readers' browsers draw it. */
export type DrawnPicture =
  | { state: 'drawn'; markup: string }
  | { state: 'failed'; problem: string }
  | { state: 'no-browser' };

/** A part of a page that only readers with a password may see. */
export interface PartToLock {
  /** Its Markdown. */
  source: string;
  /** As the author wrote them. */
  passwords: readonly string[];
  /** Line of the file before the part's first one. */
  line: number;
  /** Ids that the page has already. */
  takenIds?: readonly string[];
}

/** A file that an author has named, or why it cannot be read. */
export type ReadFile =
  | {
      /** Relative to the source folder. */
      file: string;
      text: string;
    }
  | { problem: { severity: 'error'; code: string; message: string; hint: string } };
