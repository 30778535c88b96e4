import { defineBlock, prepareProps } from 'bifolio/markdown';
import { frameAttributes } from '../../embeds/attributes.ts';
import { isFrameAddress } from './is-frame-address.ts';

/** `<VideoEmbed src="https://…" />`: one whose address is no player is reported. */
export default defineBlock({
  name: 'video-embed',
  tags: [
    { names: ['VideoEmbed', 'VPVideoEmbed'], attributes: { ...frameAttributes, src: 'text', page: 'text' } },
  ],
  setup(md) {
    prepareProps(md, ['VideoEmbed', 'VPVideoEmbed'], (props, { report }) => {
      for (const name of ['src', 'page']) {
        const address = props[name];
        if (isFrameAddress(address) || (name === 'page' && address === undefined)) continue;
        report({
          code: 'video-embed-address',
          message: `Invalid ${name} "${address ?? ''}" for <VideoEmbed>; the video is omitted.`,
          hint: 'Write a URL that begins with https://.',
        });
      }
      return props;
    });
  },
});
