import { type Attributes, componentTokens, defineEmbed, type Embed, type Shorthands } from 'bifolio/markdown';
import type MarkdownIt from 'markdown-it';
import type { EmbedAddresses } from './addresses.ts';
import { frameAttributes } from './attributes.ts';

interface VideoSyntax<Own extends Attributes> {
  /** What is shown instead of a wrong source. */
  usage: string;
  /** Width to height of videos that don't say it. @default 16 to 9 */
  ratio?: number;
  /** What it takes beside the attributes of all embeds. */
  attributes: Own;
  /** Words among them that stand for one with a value. @default none */
  shorthands?: Shorthands;
  /** `undefined` when the source names no video. */
  read(embed: Embed<Own>): EmbedAddresses | undefined;
}

/** `@[type width="…" height="…" ratio="…" title="…"](source)` for the videos of one host, drawn as `<VideoEmbed>`. */
export function defineVideo<const Own extends Attributes>(
  md: MarkdownIt,
  type: string,
  { usage, ratio: usual, attributes: own, shorthands, read }: VideoSyntax<Own>,
): void {
  const attributes: typeof frameAttributes & Own = { ...frameAttributes, ...own };
  defineEmbed(
    md,
    type,
    (embed) => {
      const { source, map, Token, context } = embed;
      const video = read(embed);
      if (!video) {
        context.report({
          severity: 'warning',
          code: `${type}-source`,
          line: map[0] + 1,
          message: `Invalid source "${source}" for @[${type}]; the video is omitted.`,
          hint: `Write ${usage}.`,
        });
        return [];
      }
      const { title, width, height, ratio = usual, load } = embed.attributes;
      const props = { title, width, height, ratio, load, ...video };
      return componentTokens(Token, { name: 'VideoEmbed', props }, map);
    },
    { attributes, shorthands },
  );
}
