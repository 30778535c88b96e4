import { defineBlock, isOn, parseTime, textOf } from 'bifolio/markdown';
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
      read({ attributes, source }) {
        const ids = readIds(source);
        if (!ids) return undefined;
        const page = Object.keys(attributes)
          .find((name) => /^p\d+$/.test(name))
          ?.slice(1);
        const seconds = parseTime(textOf(attributes.time) ?? '');
        return {
          src: withQuery('https://player.bilibili.com/player.html', {
            ...ids,
            p: page,
            t: seconds,
            autoplay: isOn(attributes.autoplay) ? 1 : 0,
            high_quality: 1,
          }),
          page: withQuery(`https://www.bilibili.com/video/${ids.bvid ?? `av${ids.aid}`}/`, {
            p: page,
            t: seconds,
          }),
        };
      },
    }),
});
