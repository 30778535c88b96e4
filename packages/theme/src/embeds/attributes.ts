import { defineAttributes } from 'bifolio/markdown';

/** What the tag of anything that is embedded may say of its frame. */
export const frameAttributes = defineAttributes({
  title: 'text',
  width: 'length',
  height: 'length',
  ratio: 'text',
  load: ['click', 'visible'],
});
