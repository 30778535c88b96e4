import { type AttributeProps, defineAttributes } from 'bifolio/markdown';
import { frameAttributes } from '../../embeds/attributes.ts';

/** What authors may say of a PDF, beside its file. `zoom` is in percent. */
export const attributes = defineAttributes({
  ...frameAttributes,
  page: 'number',
  zoom: 'number',
  noToolbar: 'switch',
});

export type PdfLook = AttributeProps<typeof attributes>;
