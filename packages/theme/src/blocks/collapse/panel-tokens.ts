import { elementTokens, inlineToken, type ListItem } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { hintTitle } from '../hint/hint-words.ts';

interface PanelOptions {
  Token: StateCore['Token'];
  lang: string;
  expand: boolean;
  /** Panels of one group close each other. */
  group: string | undefined;
}

const mark = /^:([+-])\s*/;

/** The items of one list as native disclosures. */
export function panelTokens(
  items: readonly ListItem[],
  { Token, lang, expand, group }: PanelOptions,
): Token[] {
  const marks = items.map(({ title }) => mark.exec(title)?.[1]);
  const isOpen = group === undefined ? openEach(marks, expand) : openOne(marks, expand);
  const [boxOpen, boxClose] = elementTokens(Token, 'div', { class: 'block-collapse' });
  const panels = items.flatMap(({ title, map, body }, index) => {
    const [open, close] = elementTokens(Token, 'details', {
      class: 'block-collapse-panel',
      name: group,
      open: isOpen(index),
    });
    const [summaryOpen, summaryClose] = elementTokens(Token, 'summary');
    const [bodyOpen, bodyClose] = elementTokens(Token, 'div', { class: 'block-collapse-body' });
    const text = title.replace(mark, '') || hintTitle('details', lang);
    const summary = [summaryOpen, inlineToken(Token, text, map), summaryClose];
    return [open, ...summary, bodyOpen, ...body, bodyClose, close];
  });
  return [boxOpen, ...panels, boxClose];
}

const openEach = (marks: readonly (string | undefined)[], expand: boolean) => (index: number) =>
  marks[index] ? marks[index] === '+' : expand;

/** The first that wants to be open, else the first at all when it does not want to be closed. */
function openOne(marks: readonly (string | undefined)[], expand: boolean) {
  const wanted = marks.indexOf('+');
  const open = wanted === -1 && expand && marks[0] !== '-' ? 0 : wanted;
  return (index: number) => index === open;
}
