import { defineBlock } from 'bifolio/markdown';
import { defineVideo } from '../../embeds/define-video.ts';
import { acfunOptions } from './options.ts';

/** `@[acfun](ac47431669)`: a video of acfun.cn. */
export default defineBlock({
  name: 'acfun',
  options: acfunOptions,
  setup: (md) =>
    defineVideo(md, 'acfun', {
      usage: '@[acfun](ac47431669)',
      ratio: 1.6,
      attributes: {},
      read: ({ source: id }) =>
        /^ac[\d_]+$/.test(id)
          ? { src: `https://www.acfun.cn/player/${id}`, page: `https://www.acfun.cn/v/${id}` }
          : undefined,
    }),
});
