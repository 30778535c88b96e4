import { FOREIGN_COMPONENTS } from './foreign-components.ts';

/** What is said of a tag whose component nobody has defined. */
export const unknownComponent = (name: string) => ({
  code: 'unknown-component',
  message: `There is no component <${name}>, so the tag stays text.`,
  hint:
    (Object.hasOwn(FOREIGN_COMPONENTS, name) && FOREIGN_COMPONENTS[name]) ||
    `Export it from components/${name}.tsx beside the config, or write &lt;${name}&gt; or \`<${name}>\` when text is what you mean.`,
});
