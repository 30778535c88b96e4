import {
  type AttributeProps,
  defineAttributes,
  type Embed,
  type RawContainer,
  type WrittenContainer,
} from 'bifolio/markdown';

/** What authors may say of a demo. */
export const demoAttributes = defineAttributes({
  kind: ['normal', 'react', 'markdown', 'vue'],
  title: 'text',
  desc: 'text',
  expanded: 'switch',
  height: 'length',
});

/** The same of a file; `code-setting` stands behind the language of its code block. */
export const fileAttributes = defineAttributes({ ...demoAttributes, codeSetting: 'text' });

/** The kind may stand alone: `::: demo react`. */
export const shorthands = { kind: /^(normal|react|markdown|vue)$/ };

export type DemoLook = AttributeProps<typeof demoAttributes>;

/** What a demo is written in. */
export type DemoKind = NonNullable<DemoLook['kind']>;

export type WrittenDemo = WrittenContainer<typeof demoAttributes>;
export type DemoContainer = RawContainer<typeof demoAttributes>;
export type DemoEmbed = Embed<typeof fileAttributes>;
