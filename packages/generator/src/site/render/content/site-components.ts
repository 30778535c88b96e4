import type { ComponentType } from 'react';
import type { Block } from '../../../core/contracts/markdown.ts';
import type { ThemeServer } from '../../../core/contracts/theme.ts';
import { BifolioError } from '../../../core/errors/bifolio-error.ts';

/** The author's component modules by file name: `components/Rating.tsx` is `Rating`. */
export type SiteComponents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A component that pages may use by its name. */
export interface NamedComponent {
  component: ComponentType<never>;
  /** Name of the style sheet a page must link, or of the component whose sheets it must. */
  style?: string;
}

/** Components for Markdown by name; an author's component replaces the theme's of the same name. */
export function componentsByName(
  theme: ThemeServer,
  own: SiteComponents,
): ReadonlyMap<string, NamedComponent> {
  const authors = Object.entries(own).flatMap(([name, module]) => {
    const component = module.default ?? module[name];
    return isComponent(component) ? [[name, { component, style: `components/${name}` }] as const] : [];
  });
  return new Map<string, NamedComponent>([...Object.entries(theme.components), ...authors]);
}

/** The theme's blocks, which know nothing of the tags that the author's components have taken over. */
export const blocksBeside = (blocks: readonly Block[], own: SiteComponents): Block[] =>
  blocks.map((block) => ({
    ...block,
    tags: block.tags?.map(({ names, attributes }) => ({
      names: names.filter((name) => !Object.hasOwn(own, name)),
      attributes,
    })),
  }));

/** The default exports of one of the author's folders. A module without one throws an error that names it. */
export function authorComponents<P>(
  folder: string,
  modules: SiteComponents,
): Record<string, ComponentType<P>> {
  const entries = Object.entries(modules).map(([name, module]) => {
    if (isComponent<P>(module.default)) return [name, module.default] as const;
    throw new BifolioError({
      severity: 'error',
      code: 'no-default-export',
      file: `${folder}/${name}.tsx`,
      message: 'This module has no component as its default export.',
      hint: 'Write: export default function …',
    });
  });
  return Object.fromEntries(entries);
}

const isComponent = <P = never>(value: unknown): value is ComponentType<P> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
