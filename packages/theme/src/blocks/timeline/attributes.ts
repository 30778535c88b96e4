import { defineAttributes } from 'bifolio/markdown';

/** What authors may say of a timeline. */
export const attributes = defineAttributes({
  horizontal: 'switch',
  card: 'switch',
  placement: ['left', 'right', 'between'],
  line: ['solid', 'dashed', 'dotted'],
});

/** What they may say of an event. */
export const itemAttributes = defineAttributes({
  time: 'text',
  type: 'text',
  icon: 'text',
  color: 'color',
  line: attributes.line,
  card: 'switch',
  placement: ['left', 'right'],
});
