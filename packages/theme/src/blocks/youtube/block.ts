import { defineBlock } from 'bifolio/markdown';
import { defineVideo } from '../../embeds/define-video.ts';
import { withQuery } from '../../embeds/with-query.ts';
import { youtubeOptions } from './options.ts';

/** `@[youtube autoplay loop start=10 end=1:00](id)`: a video of youtube.com. */
export default defineBlock({
  name: 'youtube',
  options: youtubeOptions,
  setup: (md) =>
    defineVideo(md, 'youtube', {
      usage: '@[youtube](aqz-KE-bpKQ), with the id of the video',
      attributes: { start: 'time', end: 'time', autoplay: 'switch', loop: 'switch' },
      read({ attributes: { start, end, autoplay, loop }, source: id }) {
        if (!/^[\w-]+$/.test(id)) return undefined;
        return {
          src: withQuery(`https://www.youtube.com/embed/${id}`, {
            autoplay,
            loop,
            // The player repeats lists only.
            playlist: loop ? id : undefined,
            start,
            end,
          }),
          page: withQuery('https://www.youtube.com/watch', { v: id, t: start }),
        };
      },
    }),
});
