import { defineBlock, defineContainer } from 'bifolio/markdown';

/** VitePress's `::: raw` and `::: v-pre`. Nothing here restyles or interpolates their text, so they are plain boxes. */
export default defineBlock({
  name: 'raw',
  setup(md) {
    defineContainer(md, 'raw', { open: () => '<div class="vp-raw">\n', close: '</div>\n' });
    defineContainer(md, 'v-pre', { open: () => '<div>\n', close: '</div>\n' });
  },
});
