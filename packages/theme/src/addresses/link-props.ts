import type { PropTools } from 'bifolio/markdown';

/** What a component calls the text of its link, when it takes the title of the page it leads to. */
interface LinkPropOptions {
  titleProp?: 'title' | 'text';
}

/** Resolves `href` among the props as Markdown's links are: a page's file will do, and dead ones are reported. */
export function linkProps(
  props: Record<string, unknown>,
  { link }: PropTools,
  { titleProp }: LinkPropOptions = {},
): Record<string, unknown> {
  if (typeof props.href !== 'string') return props;
  const wantsTitle = titleProp !== undefined && props[titleProp] === undefined;
  const target = link(props.href, { wantsTitle });
  const title = wantsTitle && target?.title !== undefined ? { [titleProp]: target.title } : {};
  return { ...props, ...title, href: target?.href, resolved: true };
}
