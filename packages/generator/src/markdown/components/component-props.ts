import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import type { ResolvedLink } from '../../core/contracts/markdown.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { FindInstalled } from '../../core/files/find-installed.ts';
import { type DocumentToBundle, documentAddress } from '../../core/routing/document-address.ts';
import { installedAddress } from '../../core/routing/installed-address.ts';
import { type ModuleToBundle, moduleAddress } from '../../core/routing/module-address.ts';
import type { AttributeFault } from '../attributes/attribute-value.ts';
import { noteImage } from '../images/images.ts';
import { linesOf, resolveAddress } from '../links/links.ts';
import { dependOnInstalled, pageOf } from '../page-state.ts';
import { parserState } from '../parser-state.ts';
import type { ComponentMeta } from './component-tokens.ts';
import { declaredAttributes, readTag } from './tag-attributes.ts';

/** An image as a component shows it: its public address, and its size in pixels where that is known. */
export interface Picture {
  src: string;
  width?: number;
  height?: number;
}

/** What a block may ask for the addresses among a component's props. */
export interface PropTools {
  /** Where a link leads, as links of the page do; dead ones are reported. `undefined` for addresses that would run script. */
  link(href: string, options?: { wantsTitle?: boolean }): ResolvedLink | undefined;
  /** An image, found and reported as those of the page. Its address and size are filled in before the component is rendered. */
  image(src: string): Picture;
  /**
   * The absolute path of a file of an installed package, such as `qrcode/package.json`; the page depends on it from then on.
   * `undefined` when the package isn't installed.
   */
  installed: FindInstalled;
  /**
   * A file of an installed package for browsers to fetch, such as `hls.js/dist/hls.min.mjs`. Its public address is filled in before
   * the component is rendered; empty when the package isn't installed, which is reported.
   */
  publish(file: string): Picture;
  /**
   * A module for browsers, bundled with all that it imports. Its public address is filled in before the component is rendered; empty
   * when it cannot be bundled, which is reported.
   */
  bundle(module: ModuleToBundle): Picture;
  /**
   * A document of its own for a sandboxed frame, compiled with all that it imports. Its public address is filled in before the component
   * is rendered; empty when it cannot be compiled, which is reported, and on pages with a password.
   */
  document(document: DocumentOfPage): Picture;
  /** Warns where the component stands. */
  report(problem: Pick<Problem, 'code' | 'message' | 'hint'>): void;
}

/** Paths in it count from the file in which the component stands, unless it says another one. */
export type DocumentOfPage = Omit<DocumentToBundle, 'file' | 'lang'> & { file?: string };

type Props = Record<string, unknown>;
/** Changes the props of one component before it is rendered. */
export type Prepare = (props: Props, tools: PropTools) => Props;

/**
 * Lets a block change the props of components of these names, wherever they come from, before they are rendered. However
 * many blocks ask, a page is walked once.
 * @example
 * ```ts
 * import { defineBlock, prepareProps } from 'bifolio/markdown';
 *
 * export default defineBlock({
 *   name: 'photo',
 *   setup: (md) =>
 *     prepareProps(md, ['Photo'], ({ src, ...props }, tools) =>
 *       typeof src === 'string' ? { ...props, src: tools.image(src) } : props,
 *     ),
 * });
 * ```
 */
export function prepareProps(md: MarkdownIt, names: readonly string[], prepare: Prepare): void {
  const known = preparersOf(md);
  for (const name of names) known.set(name, prepare);
}

/**
 * What blocks have asked for components of this name, and declared of their attributes, for pages that are not Markdown;
 * `undefined` for nothing.
 */
export function preparerOf(md: MarkdownIt, name: string): Prepare | undefined {
  const declared = declaredAttributes(md, name);
  const prepare = preparersOf(md).get(name);
  if (!declared && !prepare) return undefined;
  return (props, tools) => {
    const tell = (_: string, fault: AttributeFault) => tools.report({ code: 'tag-attribute', ...fault });
    const known = declared ? readTag(name, props, declared, tell) : props;
    const link: PropTools['link'] = (href, options) =>
      md.validateLink(href) ? tools.link(href, options) : undefined;
    return prepare?.(known, { ...tools, link }) ?? known;
  };
}

const preparersOf = parserState('preparers', (md) => {
  const known = new Map<string, Prepare>();
  md.core.ruler.push('component_props', (state) => {
    for (const token of state.tokens) {
      apply(state, known, token, token);
      for (const child of token.children ?? []) apply(state, known, child, token);
    }
  });
  return known;
});

function apply(state: StateCore, known: ReadonlyMap<string, Prepare>, token: Token, block: Token): void {
  if (token.type !== 'component_open') return;
  const meta = token.meta as ComponentMeta;
  const prepare = known.get(meta.name);
  if (prepare) meta.props = prepare(meta.props, toolsFor(state, token.map ? token : block));
}

function toolsFor({ md, env }: StateCore, block: Token): PropTools {
  const image = (src: string) => {
    const page = pageOf(env);
    const picture: Picture = { src };
    page.pictures.push({ picture, key: noteImage(page, src, ...linesOf(block)) });
    return picture;
  };
  return {
    link: (href, { wantsTitle = false } = {}) =>
      resolveAddress(md, env, href, { map: block.map, wantsTitle }),
    image,
    publish: (file) => image(installedAddress(file)),
    bundle: (module) => image(moduleAddress(module)),
    document(document) {
      const { environment, lang, source } = pageOf(env);
      const { file = environment.file } = source.place(linesOf(block)[0]);
      return image(documentAddress({ lang, file, ...document }));
    },
    installed: (file) => dependOnInstalled(pageOf(env), file),
    report: (problem) => pageOf(env).report({ severity: 'warning', line: linesOf(block)[0], ...problem }),
  };
}
