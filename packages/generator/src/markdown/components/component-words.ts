import type { Problem } from '../../core/errors/bifolio-error.ts';
import { FOREIGN_COMPONENTS } from './foreign-components.ts';

const CODE = 'unknown-component';

/** What is said of a tag whose component nobody has defined. */
export const unknownComponent = (name: string) => ({
  code: CODE,
  message: `Unknown component <${name}>; shown as text.`,
  hint:
    (Object.hasOwn(FOREIGN_COMPONENTS, name) && FOREIGN_COMPONENTS[name]) ||
    `Export it from components/${name}.tsx beside the config, or write &lt;${name}&gt; or \`<${name}>\` when text is what you mean.`,
});

/** The component that a problem misses: of those above, and of tags that HTML does not know. */
export const missingComponent = ({ code, message }: Problem): string | undefined =>
  code === CODE || code === 'unknown-element' ? /<\/?([\w.-]+)/.exec(message)?.[1] : undefined;
