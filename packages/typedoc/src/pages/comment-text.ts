import type { Comment, CommentPart, CommentTag } from '../reflections.ts';

/** What links of comments are made with. */
export interface LinkTools {
  /** Link to a reflection; `undefined` when it has no place. */
  hrefOf(id: number): string | undefined;
  /** Told of a link that leads nowhere. */
  lost(text: string): void;
}

/** Comments are Markdown, but what looks like HTML or a variable in them is text. */
export const markdownOf = (parts: readonly CommentPart[] = [], tools: LinkTools): string =>
  parts
    .map((part) => partText(part, tools))
    .join('')
    .trim();

function partText(part: CommentPart, tools: LinkTools): string {
  if (part.kind === 'inline-tag') return linkText(part, tools);
  return part.kind === 'code' ? part.text : escaped(part.text);
}

const escaped = (text: string) => text.replaceAll('<', '\\<').replaceAll('{{', '\\{\\{');

function linkText(
  { tag, text, target }: Extract<CommentPart, { kind: 'inline-tag' }>,
  tools: LinkTools,
): string {
  if (!/^@link/.test(tag)) return escaped(text);
  const shown = tag === '@linkplain' ? escaped(text) : `\`${text}\``;
  if (typeof target === 'string') return `[${shown}](${encodeURI(target)})`;
  const href = typeof target === 'number' ? tools.hrefOf(target) : undefined;
  if (href) return `[${shown}](${href})`;
  if (typeof target !== 'object') tools.lost(text);
  return shown;
}

/** Tags of one name. */
export const tagsOf = (
  { blockTags = [] }: Partial<Comment> = {},
  ...names: readonly string[]
): readonly CommentTag[] => blockTags.filter(({ tag }) => names.includes(tag));

/** The value of `@default`, without its fence. */
export const defaultOf = (comment: Comment | undefined): string | undefined =>
  tagsOf(comment, '@default', '@defaultValue')[0]
    ?.content.map(({ text }) => text.replace(/^`+(?:ts)?\n?|\n?`+$/g, ''))
    .join('')
    .trim() || undefined;

/** The first sentence, for lists. */
export const firstSentence = (text: string): string =>
  /^[\s\S]*?(?:[.!?](?=\s|$)|[。！？]|(?=\n\n)|$)/.exec(text)?.[0].replace(/\s+/g, ' ').trim() ?? '';

/** The first sentence without marks, for descriptions. */
export const plainSentence = (text: string): string =>
  firstSentence(text)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`/g, '')
    .replace(/\\(?=[<{])/g, '');
