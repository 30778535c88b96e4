import { createContext, type ReactNode, useContext, useId } from 'react';
import { Shared } from '../../shared-props/Shared.tsx';

export interface CollapseProps {
  /** One panel at a time. @default false */
  accordion?: boolean;
  /** Panels are open at first; in an accordion the first one is. @default false */
  expand?: boolean;
  children?: ReactNode;
}

export interface CollapseItemProps {
  title?: ReactNode;
  /** Whether it is open at first. @default false, or what the `Collapse` around it says */
  expand?: boolean;
  /** Its place among the panels, from 0. @default found by counting */
  index?: number;
  /** Panels of one group close each other. */
  group?: string;
  children?: ReactNode;
}

const PanelContext = createContext<Pick<CollapseItemProps, 'expand' | 'group'>>({});

/** Panels that fold, as `::: collapse` draws them. */
export function Collapse({ accordion, expand, children }: CollapseProps) {
  const group = useId();
  const share = (counted: number, { index = counted }: CollapseItemProps) =>
    panelOf({ accordion, expand }, index, group);
  return (
    <div className="block-collapse">
      <Shared context={PanelContext} share={share}>
        {children}
      </Shared>
    </div>
  );
}

/** What the panel with this index takes over. */
export const panelOf = ({ accordion, expand }: CollapseProps, index: number, group: string) => ({
  ...(accordion && { group }),
  ...(expand && (!accordion || index === 0) && { expand }),
});

/** One panel. */
export function CollapseItem({ title, expand, group, children }: CollapseItemProps) {
  const shared = useContext(PanelContext);
  return (
    <details className="block-collapse-panel" name={group ?? shared.group} open={expand ?? shared.expand}>
      <summary>{title}</summary>
      <div className="block-collapse-body">{children}</div>
    </details>
  );
}

/** The names that authors may know them by. */
export { Collapse as VPCollapse, CollapseItem as VPCollapseItem };
