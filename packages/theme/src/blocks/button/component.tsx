import type { ReactNode } from 'react';
import { AddressLink } from '../../addresses/AddressLink.tsx';
import { type PlainTag, plainTag } from '../../addresses/plain-tag.ts';
import { Icon, type IconProps } from '../icon/component.tsx';

export interface ButtonProps {
  /** The element: `a`, `button`, `span` or `div`. @default 'a', or 'button' without an address */
  tag?: PlainTag | 'a';
  /** @default 'medium' */
  size?: 'medium' | 'big';
  /** `brand` is filled, `alt` an outline, `sponsor` an outline in the colour of thanks. @default 'brand' */
  theme?: 'brand' | 'alt' | 'sponsor';
  /** What stands between the tags goes before it. @default the title of the page it leads to */
  text?: ReactNode;
  /** Where it leads. In Markdown also a page's file, as in every link. */
  href?: string;
  target?: string;
  rel?: string;
  /** Before the text, as the `name` of an icon. */
  icon?: IconProps['name'];
  /** After the text. */
  suffixIcon?: IconProps['name'];
  /** The address has the site's base already: Markdown has resolved it. */
  resolved?: boolean;
  children?: ReactNode;
}

/** A link that looks like a button: the one thing a page wants its reader to do. */
export function Button({ tag = 'a', size = 'medium', theme = 'brand', href, ...props }: ButtonProps) {
  const { text, icon, suffixIcon, target, rel, resolved, children } = props;
  const look = { className: 'button block-button', 'data-theme': theme, 'data-size': size };
  const content = (
    <>
      {icon && <Icon name={icon} size="1.1em" />}
      {children ?? text ?? href}
      {suffixIcon && <Icon name={suffixIcon} size="1.1em" />}
    </>
  );
  if (href !== undefined && tag === 'a') {
    return (
      <AddressLink href={href} resolved={resolved} target={target} rel={rel} noIcon {...look}>
        {content}
      </AddressLink>
    );
  }
  const Plain = plainTag(tag, 'button');
  return (
    <Plain {...look} {...(Plain === 'button' && { type: 'button' as const })}>
      {content}
    </Plain>
  );
}

/** The name that authors may know it by. */
export { Button as VPButton };
