import { rememberedTab } from './tab-store.ts';

/** Shows remembered tabs before their islands hydrate, so that nothing jumps when they do. */
export function restoreTabs(): undefined {
  for (const group of document.querySelectorAll<HTMLElement>(
    'bi-island:not([hydrated]) > .block-tabs[data-group]',
  )) {
    const remembered = rememberedTab(group.dataset.group ?? '');
    const tabs = [...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
    const chosen = tabs.findIndex((tab) => tab.dataset.value === remembered);
    if (chosen >= 0) showTab(group, tabs, chosen);
  }
}

function showTab(group: HTMLElement, tabs: readonly HTMLElement[], chosen: number) {
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')];
  for (const [index, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', String(index === chosen));
    tab.tabIndex = index === chosen ? 0 : -1;
    panels[index]?.toggleAttribute('data-selected', index === chosen);
  }
}
