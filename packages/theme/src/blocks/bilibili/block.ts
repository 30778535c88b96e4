import { defineBlock } from 'bifolio/markdown';
import { defineVideo } from '../../embeds/define-video.ts';
import { withQuery } from '../../embeds/with-query.ts';
import { bilibiliOptions } from './options.ts';
import { readIds } from './read-ids.ts';

/** `@[bilibili p2 autoplay time=1:30](BV1xx411c7mD 170001 275431)`: a video of bilibili.com. */
export default defineBlock({
  name: 'bilibili',
  options: bilibiliOptions,
  setup: (md) =>
    defineVideo(md, 'bilibili', {
      usage: '@[bilibili](BV1xx411c7mD)',
      attributes: { p: 'number', time: 'time', autoplay: 'switch' },
      shorthands: { p: /^p(\d+)$/ },
      read({ attributes: { p, time: t, autoplay }, source }) {
        const ids = readIds(source);
        if (!ids) return undefined;
        return {
          src: withQuery('https://player.bilibili.com/player.html', {
            ...ids,
            p,
            t,
            autoplay: autoplay ? 1 : 0,
            high_quality: 1,
          }),
          page: withQuery(`https://www.bilibili.com/video/${ids.bvid ?? `av${ids.aid}`}/`, {
            p,
            t,
          }),
        };
      },
    }),
});
