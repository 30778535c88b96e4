import { type AttributeProps, defineAttributes } from 'bifolio/markdown';
import { sizedAttributes } from '../../embeds/attributes.ts';

/** What authors may say of a repl, beside which it is. */
export const attributes = defineAttributes({ ...sizedAttributes, theme: ['light', 'dark'] });

/** A repl: `source` is `user/repl#file`; the `@` before the user may be missing. */
export type ReplitProps = AttributeProps<typeof attributes> & { source?: string };
