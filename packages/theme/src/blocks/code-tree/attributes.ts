import { defineAttributes } from 'bifolio/markdown';

/** What authors may say of files in a tree. `entry` is the path of the file that is open. */
export const attributes = defineAttributes({
  title: 'text',
  height: 'length',
  entry: 'text',
  icon: ['colored', 'simple'],
});
