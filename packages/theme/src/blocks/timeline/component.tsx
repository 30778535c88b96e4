import { createContext, type ReactNode, useContext } from 'react';
import { Shared } from '../../shared-props/Shared.tsx';
import { Icon, type IconProps } from '../icon/component.tsx';

export interface TimelineProps {
  /** @default false */
  horizontal?: boolean;
  /** Whether items are boxes. @default false */
  card?: boolean;
  /** Where the text stands. @default 'left' */
  placement?: 'left' | 'right' | 'between';
  /** @default 'solid' */
  line?: 'solid' | 'dashed' | 'dotted';
  children?: ReactNode;
}

export interface TimelineItemProps {
  time?: string;
  title?: ReactNode;
  /** @default 'info' */
  type?: string;
  icon?: IconProps['name'];
  color?: string;
  line?: 'solid' | 'dashed' | 'dotted';
  /** @default what the `Timeline` around it says */
  card?: boolean;
  /** The side, in a timeline that has both. */
  placement?: 'left' | 'right';
  /** The side it has unless it says another. */
  side?: 'left' | 'right';
  children?: ReactNode;
}

const EventContext = createContext<Pick<TimelineItemProps, 'card' | 'side'>>({});

/** Events along a line, as `::: timeline` draws them. */
export function Timeline({ horizontal, placement = 'left', line = 'solid', card, children }: TimelineProps) {
  return (
    <ol
      className="block-timeline"
      data-horizontal={horizontal ? '' : undefined}
      data-placement={placement}
      data-line={line}
      tabIndex={horizontal ? 0 : undefined}
    >
      <Shared context={EventContext} share={() => eventOf({ placement, card })}>
        {children}
      </Shared>
    </ol>
  );
}

/** What an event takes over. */
export const eventOf = ({ placement, card }: TimelineProps) => ({
  ...(card && { card }),
  ...(placement === 'between' && { side: 'left' as const }),
});

/** One event. */
export function TimelineItem({ time, title, type = 'info', icon, color, line, ...rest }: TimelineItemProps) {
  const shared = useContext(EventContext);
  const { card = shared.card, side = shared.side, placement, children } = rest;
  return (
    <li
      className="block-timeline-item"
      data-type={type}
      data-color={color}
      data-line={line}
      data-side={side && (placement ?? side)}
      data-card={card ? '' : undefined}
    >
      {icon && (
        <span className="block-timeline-icon" aria-hidden="true">
          <Icon name={icon} size="1.25em" />
        </span>
      )}
      {time && <p className="block-timeline-time">{time}</p>}
      <div className="block-timeline-content">
        {title && <p className="block-timeline-title">{title}</p>}
        {children}
      </div>
    </li>
  );
}

/** The names that authors may know them by. */
export { Timeline as VPTimeline, TimelineItem as VPTimelineItem };
