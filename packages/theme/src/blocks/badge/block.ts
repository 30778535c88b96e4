import { defineBlock } from 'bifolio/markdown';

/** `<Badge text="new" type="warning" />`: a short mark. It has no syntax of its own. */
export default defineBlock({
  name: 'badge',
  tags: [{ names: ['Badge', 'VPBadge'], attributes: ['type', 'text', 'color', 'bgColor', 'borderColor'] }],
});
