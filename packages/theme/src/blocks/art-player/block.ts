import { componentTokens, defineBlock, defineEmbed, type PropTools, prepareProps } from 'bifolio/markdown';
import { pictureProp } from '../../addresses/picture.ts';
import { fileName } from '../../embeds/file-name.ts';
import { mediaSource } from '../../embeds/media-source.ts';
import { attributes } from './attributes.ts';
import { artPlayerOptions } from './options.ts';
import { isVideoType, VIDEO_TYPES, videoType } from './video-types.ts';

/** `@[artPlayer loop volume=0.5 poster="/p.jpg" type="m3u8"](/film.m3u8)`, or `<ArtPlayer src="…">`. */
export default defineBlock({
  name: 'art-player',
  options: artPlayerOptions,
  tags: [{ names: ['ArtPlayer'], attributes: { ...attributes, src: 'text', url: 'text' } }],
  setup(md) {
    defineEmbed(
      md,
      'artPlayer',
      ({ Token, attributes, source, map }) =>
        componentTokens(Token, { name: 'ArtPlayer', props: { ...attributes, src: source } }, map),
      { attributes },
    );
    prepareProps(md, ['ArtPlayer'], (props, tools) => {
      const src = String(props.src ?? props.url ?? '');
      const address = mediaSource(src, WORDS, tools);
      if (address === '') return { ...props, src: '' };
      const type = videoType({ type: props.type, src });
      reportWrong(type, tools);
      const stream = isVideoType(type) ? VIDEO_TYPES[type] : undefined;
      // Published files have a hash in their names.
      const title = props.title || fileName(src);
      return {
        ...pictureProp({ ...props, title, type, src: address }, 'poster', tools),
        library: stream && { name: stream.name, file: tools.publish(stream.file) },
      };
    });
  },
});

const WORDS = {
  code: 'art-player-source',
  what: 'video',
  hint: 'Write @[artPlayer](/film.mp4) or @[artPlayer](https://example.org/film.mp4).',
};

function reportWrong(type: string, { report }: PropTools): void {
  if (!isVideoType(type))
    report({
      code: 'art-player-type',
      message: `Unsupported video type "${type}" for @[artPlayer]; browsers may not play it.`,
      hint: `Use one of: ${Object.keys(VIDEO_TYPES).join(', ')}. Write type="mp4" if the name doesn't tell.`,
    });
}
