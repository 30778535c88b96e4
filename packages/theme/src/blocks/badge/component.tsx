import type { Badge as BadgeInput } from 'bifolio';
import type { ReactNode } from 'react';

export interface BadgeProps {
  /** A badge as pages and navigation carry it: text, or text with type and colours. */
  of?: BadgeInput;
  /** `tip`, `info`, `note`, `warning`, `danger`, `caution`, `important`; another name is free for the author's CSS. @default 'tip' */
  type?: string;
  text?: string;
  /** Any CSS colour. Read by CSS from the attribute, so that no inline style is needed; older browsers keep the type's. */
  color?: string;
  bgColor?: string;
  borderColor?: string;
  children?: ReactNode;
}

/** A short mark beside a word or title. Renders nothing without text. */
export function Badge({ of, children, ...props }: BadgeProps) {
  const given = typeof of === 'string' ? { text: of } : of;
  const { type = 'tip', text, color, bgColor, borderColor } = { ...props, ...given };
  const content = children ?? text;
  if (content === undefined || content === '') return null;
  return (
    <span className="badge" data-type={type} data-color={color} data-bg={bgColor} data-border={borderColor}>
      {content}
    </span>
  );
}

/** The name that authors may know it by. */
export { Badge as VPBadge };
