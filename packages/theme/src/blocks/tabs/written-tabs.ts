import type { PropTools } from 'bifolio/markdown';

type Props = Record<string, unknown>;

const EXAMPLE = `Write "::: tabs", or <Tabs :data="[{ id: 'a' }]"> with <template #title0> and <template #tab0> in it.`;

/**
 * The props of `<Tabs>` that an author writes: `:data="[{ id: 'a' }, …]"` with `<template #title0>` and `<template #tab0>` for
 * each, `:active="1"` and `tab-id="group"`. Those that have `tabs` already stay as they are.
 */
export function writtenTabs(props: Props, name: string, report: PropTools['report']): Props {
  if (Array.isArray(props.tabs)) return props;
  const ids = Array.isArray(props.data) ? props.data.map(idOf) : slotCount(props);
  const tabs = ids.flatMap((id, index) => {
    const panel = props[`tab${index}`];
    if (panel === undefined) return [];
    const value = id ?? String(index + 1);
    return [{ value, title: props[`title${index}`] ?? value, panel }];
  });
  if (tabs.length === 0)
    report({
      code: 'tabs-empty',
      message: `<${name}> contains no tabs, so nothing is shown.`,
      hint: EXAMPLE,
    });
  const groupId = props.groupId ?? props.tabId;
  const active = Number(props.active ?? 0);
  return { ...(typeof groupId === 'string' && { groupId }), active: tabs[active] ? active : 0, tabs };
}

function idOf(entry: unknown): string | undefined {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** Without data there are as many as there are panels. */
const slotCount = (props: Props): undefined[] =>
  Object.keys(props)
    .filter((key) => /^tab\d+$/.test(key))
    .map(() => undefined);
