import { legacyImgSize } from '@mdit/plugin-img-size';
import { tasklist } from '@mdit/plugin-tasklist';
import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { camelCase } from './attribute-string.ts';
import { attributes } from './attributes.ts';
import { autolinks } from './autolinks.ts';
import { cjkBreaks } from './cjk-breaks.ts';
import { codeFences } from './code-fences.ts';
import { codeImports } from './code-imports.ts';
import { comments } from './comments.ts';
import { components } from './components/components.ts';
import { alerts } from './containers/alerts.ts';
import { callouts } from './containers/callouts.ts';
import { unknownContainers } from './containers/unknown-containers.ts';
import { emoji } from './emoji.ts';
import { footnotes } from './footnotes.ts';
import { headings } from './headings.ts';
import type { Highlighter } from './highlight/highlighter.ts';
import { imageSyntax } from './image-syntax.ts';
import { images } from './images.ts';
import { trackLines } from './inline-lines.ts';
import { links } from './links.ts';
import { math } from './math/math.ts';
import { media } from './media.ts';
import { limitNesting } from './nesting.ts';
import type { MarkdownOptions } from './options.ts';
import { presetReferences } from './presets.ts';
import { rawHtml } from './raw-html.ts';
import { renderComponents } from './render-tokens.ts';
import { scripts } from './scripts.ts';
import { strikethrough } from './strikethrough.ts';
import { subSup } from './sub-sup.ts';
import { tables } from './tables.ts';
import { toc } from './toc.ts';
import type { Block } from './types.ts';
import { unknownElements } from './unknown-elements.ts';
import { wikiLinks } from './wiki-links.ts';

/** The one markdown-it instance of a renderer, with every rule in place. */
export function createParser(
  options: MarkdownOptions,
  blocks: readonly Block[],
  highlighter: Highlighter | undefined,
): MarkdownIt {
  const md = new MarkdownIt({ html: options.html, breaks: options.breaks, linkify: true });
  md.inline.ruler.disable('linkify');
  limitNesting(md);
  trackLines(md);
  md.use(cjkFriendly).use(tasklist);
  cjkBreaks(md);
  footnotes(md);
  strikethrough(md);
  subSup(md, options);
  alerts(md);
  if (options.obsidian) {
    callouts(md);
    comments(md);
    wikiLinks(md);
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
  toc(md, options);
  presetReferences(md, options.env);
  renderComponents(md);
  codeImports(md);
  if (options.code && highlighter) codeFences(md, options.code, highlighter);
  for (const block of blocks) if (isOn(options, block.name)) block.setup(md, options);
  unknownContainers(md);
  links(md);
  images(md, options);
  rawHtml(md, options);
  headings(md, options);
  options.config?.(md);
  return md;
}

/** An option named like a block, in camel case, may switch it off. */
const isOn = (options: MarkdownOptions, name: string) =>
  new Map(Object.entries(options)).get(camelCase(name)) !== false;
