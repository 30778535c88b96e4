'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { arrowKey } from '../../browser/arrow-key.ts';
import { useSelection } from './use-selection.ts';

export interface TabsProps {
  /** Groups of one id share their selection, which is remembered. */
  groupId?: string;
  /** Index of the tab that is open at first. @default 0 */
  active?: number;
  /** @default [] */
  tabs?: readonly Tab[];
}

/** A title with its panel. */
export interface Tab {
  /** What a group remembers; equal in all groups for equal tabs. */
  value: string;
  /** The title as plain text, where the value is something else: above its panel on paper and without script. */
  label?: string;
  title: ReactNode;
  panel: ReactNode;
}

/** Tabs after the ARIA pattern. Without script, and in print, all panels are shown, each under its title. */
export function Tabs({ groupId, active = 0, tabs = [] }: TabsProps) {
  const values = tabs.map(({ value }) => value);
  const [selected, select] = useSelection({ groupId, values, active });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function choose(index: number) {
    select(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  function moveByKey(event: KeyboardEvent) {
    const target = keyTarget(arrowKey(event), selected, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  }

  return (
    <div className="block-tabs" data-group={groupId}>
      <div
        ref={list}
        className="block-tabs-list"
        role="tablist"
        aria-label={tabs.map(({ value, label = value }) => label).join(' / ')}
        onKeyDown={moveByKey}
      >
        {tabs.map(({ value, title }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: tabs never move, and two may have one value
            key={index}
            type="button"
            role="tab"
            id={`${id}tab-${index}`}
            aria-controls={`${id}panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            data-value={value}
            suppressHydrationWarning
            onClick={() => select(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Panel key={index} tab={tab} id={id} index={index} isSelected={index === selected} />
      ))}
    </div>
  );
}

interface PanelProps {
  tab: Tab;
  /** Of the tabs. */
  id: string;
  index: number;
  isSelected: boolean;
}

function Panel({ tab: { panel, value, label = value }, id, index, isSelected }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}panel-${index}`}
      aria-labelledby={`${id}tab-${index}`}
      data-selected={isSelected || undefined}
      data-title={label}
      suppressHydrationWarning
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern wants a panel that can take the focus
      tabIndex={0}
    >
      {panel}
    </div>
  );
}

/** Where a key leads: arrows wrap round, Home and End go to the ends. Space and Enter are the button's own. */
export function keyTarget(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (selected + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (selected - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
