import { type AttributeProps, defineAttributes } from 'bifolio/markdown';
import { sizedAttributes } from '../../embeds/attributes.ts';

/** What authors may say of a fiddle, beside which it is. `tab` has panes in their order, parted by commas. */
export const attributes = defineAttributes({ ...sizedAttributes, tab: 'text', theme: ['light', 'dark'] });

/** A fiddle: `source` is `user/id`, or `id`. */
export type FiddleProps = AttributeProps<typeof attributes> & { source?: string };
