import { alert } from '@mdit/plugin-alert';
import type MarkdownIt from 'markdown-it';
import { pageOf } from '../page-state.ts';
import { closeHintBox, openHintBox } from './hint-box.ts';
import type { HintKind } from './hint-words.ts';

const kinds: HintKind[] = ['note', 'tip', 'important', 'warning', 'caution', 'info'];

/** GitHub's alerts, `> [!NOTE]`, as the same boxes as hint containers. They may stand inside other blocks. */
export function alerts(md: MarkdownIt): void {
  md.use(alert, {
    alertNames: kinds,
    deep: true,
    openRender: (tokens, index, _options, env) => {
      const page = pageOf(env);
      page.style('hint');
      return openHintBox(tokens[index]?.markup as HintKind, page.lang);
    },
    titleRender: () => '',
    closeRender: (tokens, index) => closeHintBox(tokens[index]?.markup as HintKind),
  });
}
