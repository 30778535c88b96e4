import { componentTokens, defineEmbed, type Embed, textOf } from 'bifolio/markdown';
import type MarkdownIt from 'markdown-it';
import type { EmbedAddresses } from './addresses.ts';

interface VideoSyntax {
  /** What is shown instead of a wrong source. */
  usage: string;
  /** Width to height of videos that don't say it. @default 16 to 9 */
  ratio?: string;
  /** `undefined` when the source names no video. */
  read(embed: Embed): EmbedAddresses | undefined;
}

/** `@[type width="…" height="…" ratio="…" title="…"](source)` for the videos of one host, drawn as `<VideoEmbed>`. */
export function defineVideo(md: MarkdownIt, type: string, { usage, ratio, read }: VideoSyntax): void {
  defineEmbed(md, type, (embed) => {
    const { attributes, source, map, Token, context } = embed;
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
    const props = Object.fromEntries(
      ['title', 'width', 'height', 'ratio', 'load'].map((name) => [name, textOf(attributes[name])]),
    );
    return componentTokens(
      Token,
      { name: 'VideoEmbed', props: { ...props, ratio: props.ratio ?? ratio, ...video } },
      map,
    );
  });
}
