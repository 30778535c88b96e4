import { type AttributeProps, defineAttributes } from 'bifolio/markdown';
import { frameAttributes } from '../../embeds/attributes.ts';

/** What authors may say of a sandbox, beside which it is. `layout` has panes, with `+` between. */
export const attributes = defineAttributes({
  ...frameAttributes,
  type: ['embed', 'button'],
  layout: 'text',
  console: 'switch',
  navbar: 'switch',
});

/** A sandbox: the id in its address, whose it is, and the file that is open. Sandboxes are found without `user` as well. */
export interface CodeSandboxProps extends AttributeProps<typeof attributes> {
  id?: string;
  user?: string;
  filepath?: string;
}
