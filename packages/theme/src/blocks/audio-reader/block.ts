import { defineBlock, nameEmbed, parseAttributes, prepareProps, pushComponent } from 'bifolio/markdown';
import { audioReaderOptions } from './options.ts';

const at = 0x40;
const written = /@\[audioReader(?:\s+([^\]\n]*))?\]\(([^)\n]*)\)/y;

/** `@[audioReader title="ˈɔːdioʊ" start-time=0 end-time=2](/word.mp3)` in a line or alone, or `<AudioReader src="…">`. */
export default defineBlock({
  name: 'audio-reader',
  options: audioReaderOptions,
  tags: [
    {
      names: ['AudioReader'],
      attributes: ['src', 'title', 'type', 'autoplay', 'startTime', 'endTime', 'volume'],
    },
  ],
  setup(md) {
    nameEmbed(md, 'audioReader');
    md.inline.ruler.before('link', 'audio_reader', (state, silent) => {
      if (state.src.charCodeAt(state.pos) !== at) return false;
      written.lastIndex = state.pos;
      const [source, info = '', src = ''] = written.exec(state.src) ?? [];
      if (source === undefined || written.lastIndex > state.posMax) return false;
      if (!silent) {
        const props = { ...parseAttributes(info), src: src.trim() };
        pushComponent(state, { name: 'AudioReader', props, source });
      }
      state.pos += source.length;
      return true;
    });
    prepareProps(md, ['AudioReader'], (props, tools) => {
      const src = String(props.src ?? '');
      if (src === '')
        tools.report({
          code: 'audio-reader-source',
          message: 'This audio has no source, so it is omitted.',
          hint: 'Write @[audioReader title="word"](/word.mp3).',
        });
      const isFile = src !== '' && !/^[a-z][\w+.-]*:/i.test(src);
      return { ...props, src: isFile ? tools.image(src) : src };
    });
  },
});
