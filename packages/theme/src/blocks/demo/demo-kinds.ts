import type { AttributeValues } from 'bifolio/markdown';

const KINDS = ['normal', 'react', 'markdown', 'vue'] as const;

/** What a demo is written in. */
export type DemoKind = (typeof KINDS)[number];

/** The kind among the words after `demo`. */
export const demoKind = (attributes: AttributeValues): DemoKind =>
  KINDS.find((kind) => attributes[kind] !== undefined) ?? 'normal';
