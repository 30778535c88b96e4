import { type BlockContext, contextOf, nameContainer } from 'bifolio/markdown';
import type MarkdownIt from 'markdown-it';
import type { StateBlock } from 'markdown-it';
import { readTabLines, type ScannedLine, type WrittenTab } from './tab-lines.ts';

/** Lines that may be looked at to find the ends of groups, on one page: no honest page comes near, and a hostile one stays fast. */
const mostLines = 1_000_000;
const linesSeen = new WeakMap<BlockContext, number>();

const interrupts = ['paragraph', 'reference', 'blockquote', 'list'];

/**
 * `::: name#group` with `@tab Title#value` lines, as tokens `<name>_tabs_open`, `<name>_tab_open` and their ends. A group
 * without tabs stays text; what stands before the first tab is left out; both are reported. `alsoCalled` is what authors may
 * write in place of the name, for warnings.
 */
export function defineTabs(md: MarkdownIt, name: string, alsoCalled?: readonly string[]): void {
  nameContainer(md, name, alsoCalled);
  const opening = new RegExp(`^:{3,}\\s*${name}\\s*(?:#\\s*(.*?)\\s*)?$`);
  md.block.ruler.before(
    'fence',
    `${name}_tabs`,
    (state, line, endLine, silent) => {
      const first = scanned(state, line);
      if (first.text[0] !== ':' || first.indent - state.blkIndent >= 4) return false;
      const [whole, id = ''] = opening.exec(first.text) ?? [];
      if (whole === undefined) return false;
      const page = contextOf(state.env);
      let seen = linesSeen.get(page) ?? 0;
      const lineAt = (at: number) => (at < endLine && seen++ < mostLines ? scanned(state, at) : undefined);
      const { tabs, end, closed } = readTabLines({ ...first, line }, lineAt);
      linesSeen.set(page, seen);
      if (!silent) reportLost(state, line, tabs[0]?.line, end);
      if (tabs.length === 0) return false;
      if (silent) return true;
      pushTabs(state, { name, id, line, tabs, end });
      state.line = end + (closed ? 1 : 0);
      return true;
    },
    { alt: interrupts },
  );
}

function scanned(state: StateBlock, line: number): ScannedLine {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return { indent: state.sCount[line] ?? 0, text: state.src.slice(start, state.eMarks[line]) };
}

interface WrittenTabs {
  name: string;
  id: string;
  line: number;
  tabs: readonly WrittenTab[];
  end: number;
}

function pushTabs(state: StateBlock, { name, id, line, tabs, end }: WrittenTabs): void {
  const { parentType, lineMax, blkIndent } = state;
  state.blkIndent = state.sCount[line] ?? 0;
  const open = state.push(`${name}_tabs_open`, '', 1);
  Object.assign(open, { block: true, map: [line, end], meta: id ? { id } : {} });
  for (const [index, tab] of tabs.entries()) {
    const last = tabs[index + 1]?.line ?? end;
    state.parentType = 'root';
    state.lineMax = last;
    const tabOpen = state.push(`${name}_tab_open`, '', 1);
    const meta = { active: tab.active, ...(tab.id && { id: tab.id }) };
    Object.assign(tabOpen, { block: true, map: [tab.line, last], info: tab.title, meta });
    state.md.block.tokenize(state, tab.line + 1, last);
    state.push(`${name}_tab_close`, '', -1).block = true;
  }
  state.push(`${name}_tabs_close`, '', -1).block = true;
  Object.assign(state, { parentType, lineMax, blkIndent });
}

function reportLost(state: StateBlock, line: number, firstTab: number | undefined, end: number): void {
  const from = line + 1;
  const lost = Array.from({ length: (firstTab ?? end) - from }, (_, index) => from + index).find(
    (one) => !state.isEmpty(one),
  );
  if (firstTab === undefined)
    contextOf(state.env).report({
      severity: 'warning',
      code: 'tabs-without-tab',
      line: line + 1,
      message: 'These tabs contain no line "@tab Title", so they are shown as text.',
      hint: 'Write a line "@tab Title" before each panel.',
    });
  else if (lost !== undefined)
    contextOf(state.env).report({
      severity: 'warning',
      code: 'tabs-lost-text',
      line: lost + 1,
      message: 'This text is before the first @tab, so it is omitted.',
      hint: 'Move it above the tabs, or below a line "@tab Title".',
    });
}
