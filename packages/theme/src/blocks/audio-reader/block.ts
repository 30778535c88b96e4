import {
  checkAttributes,
  contextOf,
  defineBlock,
  nameEmbed,
  prepareProps,
  pushComponent,
} from 'bifolio/markdown';
import { mediaSource } from '../../embeds/media-source.ts';
import { attributes } from './attributes.ts';
import { audioReaderOptions } from './options.ts';

const at = 0x40;
const written = /@\[audioReader(?:\s+([^\]\n]*))?\]\(([^)\n]*)\)/y;

const WORDS = {
  code: 'audio-reader-source',
  what: 'audio',
  hint: 'Write @[audioReader title="word"](/word.mp3) or a URL such as https://example.org/word.mp3.',
};

/** `@[audioReader title="ˈɔːdioʊ" start-time=0 end-time=2](/word.mp3)` in a line or alone, or `<AudioReader src="…">`. */
export default defineBlock({
  name: 'audio-reader',
  options: audioReaderOptions,
  tags: [{ names: ['AudioReader'], attributes: { ...attributes, src: 'text' } }],
  setup(md) {
    nameEmbed(md, 'audioReader');
    md.inline.ruler.before('link', 'audio_reader', (state, silent) => {
      if (state.src.charCodeAt(state.pos) !== at) return false;
      written.lastIndex = state.pos;
      const [source, info = '', src = ''] = written.exec(state.src) ?? [];
      if (source === undefined || written.lastIndex > state.posMax) return false;
      if (!silent) {
        const line = { label: '@[audioReader]', info, context: contextOf(state.env) };
        const props = { ...checkAttributes(line, attributes), src: src.trim() };
        pushComponent(state, { name: 'AudioReader', props, source });
      }
      state.pos += source.length;
      return true;
    });
    prepareProps(md, ['AudioReader'], (props, tools) => {
      return { ...props, src: mediaSource(String(props.src ?? ''), WORDS, tools) };
    });
  },
});
