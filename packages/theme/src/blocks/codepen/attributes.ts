import { type AttributeProps, defineAttributes } from 'bifolio/markdown';
import { sizedAttributes } from '../../embeds/attributes.ts';

/** What authors may say of a pen, beside which it is. */
export const attributes = defineAttributes({
  ...sizedAttributes,
  preview: 'switch',
  editable: 'switch',
  tab: 'text',
  theme: 'text',
});

/** A pen: `user` has it, `slash` is its name in its address. */
export type PenProps = AttributeProps<typeof attributes> & { user?: string; slash?: string };
