import { defineBlock, isOn, parseTime, textOf } from 'bifolio/markdown';
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
      read({ attributes, source: id }) {
        if (!/^[\w-]+$/.test(id)) return undefined;
        const seconds = (name: string) => parseTime(textOf(attributes[name]) ?? '');
        const start = seconds('start');
        const loop = isOn(attributes.loop);
        return {
          src: withQuery(`https://www.youtube.com/embed/${id}`, {
            autoplay: isOn(attributes.autoplay),
            loop,
            // The player repeats lists only.
            playlist: loop ? id : undefined,
            start,
            end: seconds('end'),
          }),
          page: withQuery('https://www.youtube.com/watch', { v: id, t: start }),
        };
      },
    }),
});
