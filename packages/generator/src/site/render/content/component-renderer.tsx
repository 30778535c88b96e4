import type { ComponentType } from 'react';
import { reviveProps } from '../../../browser/islands/island-props.ts';
import { RenderedHtml } from '../../../browser/islands/parts/html.tsx';
import type { Renderer, RenderPart } from '../renderer-contract.ts';
import type { NamedComponent } from './site-components.ts';

/** Makes the function that renders one component of a page. What is between its tags, and in its slots, is HTML already. */
export function createComponentRenderer(
  components: ReadonlyMap<string, NamedComponent>,
  render: RenderPart,
): Renderer['renderComponent'] {
  return ({ name, props: given, slots, children: html }, scope) => {
    const entry = components.get(name);
    if (!entry) return undefined;
    const Component = entry.component as ComponentType<Record<string, unknown>>;
    const slot = (name: string) =>
      slots?.[name] !== undefined && <RenderedHtml key={name} html={slots[name]} />;
    const props = slots ? reviveProps(given, slot) : given;
    const children = html === undefined ? undefined : <RenderedHtml html={html} />;
    const { missingIcons, ...rendered } = render(<Component {...props}>{children}</Component>, scope);
    return {
      ...rendered,
      styles: [...(entry.style ? [entry.style] : []), ...rendered.styles],
      problems: [...missingIcons.values()],
    };
  };
}
