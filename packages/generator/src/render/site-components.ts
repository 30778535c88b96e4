import type { ComponentType } from 'react';
import type { ThemeServer } from '../theme-contract.ts';

/** The author's component modules by file name: `components/Rating.tsx` is `Rating`. */
export type SiteComponents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface NamedComponent {
  component: ComponentType<never>;
  /** Name of the style sheet a page must link. */
  style?: string;
}

/** Components for Markdown by name; an author's component replaces the theme's of the same name. */
export function componentsByName(
  theme: ThemeServer,
  own: SiteComponents,
): ReadonlyMap<string, NamedComponent> {
  const authors = Object.entries(own).flatMap(([name, module]) => {
    const component = module.default ?? module[name];
    return isComponent(component) ? [[name, { component }] as const] : [];
  });
  return new Map<string, NamedComponent>([...Object.entries(theme.components), ...authors]);
}

const isComponent = (value: unknown): value is ComponentType<never> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
