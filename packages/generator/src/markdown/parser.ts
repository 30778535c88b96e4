import { legacyImgSize } from '@mdit/plugin-img-size';
import { tasklist } from '@mdit/plugin-tasklist';
import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import type { Block } from '../core/contracts/markdown.ts';
import { attributes } from './attributes/attributes.ts';
import { installBlocks } from './blocks/install-blocks.ts';
import { codeFences } from './code/code-fences.ts';
import { codeImports } from './code/code-imports.ts';
import { components } from './components/components.ts';
import { renderComponents } from './components/render-components.ts';
import { embedAsText } from './containers/embed-as-text.ts';
import { footnotes } from './footnotes/footnotes.ts';
import { headings } from './headings/headings.ts';
import { toc } from './headings/toc.ts';
import { createHighlighter } from './highlight/highlighter.ts';
import { comments } from './html/comments.ts';
import { foreignRules, noteForeignRules } from './html/foreign-rules.ts';
import { rawHtml } from './html/raw-html.ts';
import { riskyAttributes } from './html/risky-attributes.ts';
import { scripts } from './html/scripts.ts';
import { unknownElements } from './html/unknown-elements.ts';
import { imageSyntax } from './images/image-syntax.ts';
import { images } from './images/images.ts';
import { media } from './images/media.ts';
import { cjkBreaks } from './inline/cjk-breaks.ts';
import { emoji } from './inline/emoji.ts';
import { strikethrough } from './inline/strikethrough.ts';
import { subSup } from './inline/sub-sup.ts';
import { unbrokenCode } from './inline/unbroken-code.ts';
import { autolinks } from './links/autolinks.ts';
import { blockNames } from './links/block-names.ts';
import { linkDefinitions } from './links/link-definitions.ts';
import { links } from './links/links.ts';
import { wikiLinks } from './links/wiki-links.ts';
import { math } from './math/math.ts';
import type { MarkdownOptions } from './options.ts';
import { presetReferences } from './presets.ts';
import { detect } from './slips/detector.ts';
import { fenceProblems } from './slips/fences/fence-problems.ts';
import { SYNTAX_DETECTORS } from './slips/slips.ts';
import { unclosedElements } from './slips/unclosed-elements.ts';
import { vueLeftovers } from './slips/vue-leftovers.ts';
import { trackLines } from './tokens/inline-lines.ts';
import { limitNesting } from './tokens/limit-nesting.ts';
import { tables } from './tokens/table-align.ts';
import { tableNotes } from './tokens/table-notes.ts';
import type { TypeSource } from './twoslash/types/type-source.ts';

/** The one markdown-it instance of a renderer, with every rule in place. */
export function createParser(
  options: MarkdownOptions,
  blocks: readonly Block[],
  types?: TypeSource,
): MarkdownIt {
  const md = new MarkdownIt({ html: options.html, breaks: options.breaks, linkify: true });
  md.inline.ruler.disable('linkify');
  limitNesting(md);
  trackLines(md);
  md.use(cjkFriendly).use(tasklist);
  cjkBreaks(md);
  footnotes(md);
  strikethrough(md);
  unbrokenCode(md);
  subSup(md, options);
  if (options.obsidian) {
    if (options.obsidian.comment) comments(md);
    wikiLinks(md, options.obsidian, options.slug);
    if (options.obsidian.wikiLink) blockNames(md);
    media(md);
  }
  if (options.math) math(md, options.math);
  if (options.html) {
    scripts(md);
    components(md);
    unknownElements(md);
  }
  if (options.attrs) attributes(md, options);
  if (options.linkify) autolinks(md);
  else md.core.ruler.disable('linkify');
  if (options.emoji) emoji(md);
  if (options.image.legacySize) md.use(legacyImgSize);
  imageSyntax(md, options.image);
  tables(md);
  tableNotes(md);
  toc(md, options);
  presetReferences(md, options.env);
  const foreign = new Set(foreignRules);
  renderComponents(md, foreign);
  codeImports(md, options.include);
  if (options.code) codeFences(md, options.code, { highlighter: createHighlighter(options.code), types });
  noteForeignRules(md, foreign, () => installBlocks(md, blocks, options));
  detect(md, SYNTAX_DETECTORS);
  if (options.code) detect(md, [fenceProblems]);
  embedAsText(md);
  linkDefinitions(md);
  links(md);
  images(md, options);
  riskyAttributes(md);
  if (options.html) detect(md, [vueLeftovers]);
  rawHtml(md, options);
  if (options.html) detect(md, [unclosedElements]);
  headings(md, options);
  noteForeignRules(md, foreign, () => options.config?.(md));
  return md;
}
