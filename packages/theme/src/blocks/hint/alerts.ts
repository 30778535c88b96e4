import { alert } from '@mdit/plugin-alert';
import { contextOf } from 'bifolio/markdown';
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { hintTokens } from './hint-tokens.ts';
import type { HintKind, HintTitles } from './hint-words.ts';

const kinds: HintKind[] = ['note', 'tip', 'important', 'warning', 'caution', 'info'];

/** GitHub's alerts, `> [!NOTE]`, as the same boxes as hint containers. They may stand inside other blocks. */
export function alerts(md: MarkdownIt, titles: HintTitles): void {
  md.use(alert, { alertNames: kinds, deep: true });
  md.core.ruler.after('block', 'alerts', (state) => {
    const isAlert = ({ type }: Token) => type === 'alert_open';
    if (!state.tokens.some(isAlert)) return;
    const { lang, style } = contextOf(state.env);
    style('hint');
    state.tokens = state.tokens.flatMap((token) => {
      if (token.type === 'alert_title') return [];
      if (!isAlert(token) && token.type !== 'alert_close') return token;
      const [before, after] = hintTokens(state.Token, { kind: token.markup as HintKind, lang, titles });
      return isAlert(token) ? before : after;
    });
  });
}
