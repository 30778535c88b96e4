import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { InterfaceText } from '../../text/InterfaceText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { OUTLINE_ID, useHasOutline } from '../outline/Outline.tsx';
import { SIDEBAR_ID } from '../sidebar/Sidebar.tsx';

export interface LocalBarProps {
  /** Whether the layout has an outline to open. @default true */
  outline?: boolean;
}

/** On screens too narrow for them: the buttons that open sidebar and outline. They work without script. */
export function LocalBar({ outline = true }: LocalBarProps) {
  const { sidebar } = usePage().navigation;
  const hasOutline = useHasOutline() && outline;
  const { text } = useTheme();
  if (!sidebar && !hasOutline) return null;
  return (
    <div className="frame-bar">
      {sidebar && (
        <button type="button" className="frame-bar-sidebar" popoverTarget={SIDEBAR_ID}>
          <Icon name="menu" />
          <InterfaceText of="sidebarMenuLabel">{text.sidebarMenuLabel}</InterfaceText>
        </button>
      )}
      {hasOutline && (
        <button type="button" className="frame-bar-outline" popoverTarget={OUTLINE_ID}>
          <InterfaceText of="outlineLabel">{text.outlineLabel}</InterfaceText>
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}
