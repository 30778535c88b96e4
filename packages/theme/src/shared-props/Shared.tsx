import { Children, type Context, isValidElement, type ReactNode } from 'react';

interface SharedProps<T> {
  context: Context<T>;
  /** What the element with this index and these props is told. */
  share(index: number, props: object): T;
  children: ReactNode;
}

/** Tells each element what the component around it says: the way of `.mdx` pages, see `shareProps` for Markdown. */
export function Shared<T>({ context: Context, share, children }: SharedProps<T>) {
  let count = 0;
  return Children.map(children, (child) =>
    isValidElement(child) ? <Context value={share(count++, child.props as object)}>{child}</Context> : child,
  );
}
