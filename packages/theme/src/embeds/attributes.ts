import { type AttributeProps, defineAttributes } from 'bifolio/markdown';

/** What the tag of an embed with a height of its own may say of its frame. */
export const sizedAttributes = defineAttributes({
  title: 'text',
  width: 'length',
  height: 'length',
  load: ['click', 'visible'],
});

/** The same of all others, which may have a ratio. */
export const frameAttributes = defineAttributes({ ...sizedAttributes, ratio: 'ratio' });

/** What authors may say of any embed. `load` goes before what the option `embeds` says of the host. */
export type EmbedFrameLook = AttributeProps<typeof frameAttributes>;
