import { codeText } from '../../../frame/copy-code/code-text.ts';
import { type DemoParts, emptyParts, scriptLanguage, styleLanguage } from '../demo-parts.ts';

/** The source of a demo as its code blocks show it. */
export function sourcesIn(demo: Element | null | undefined): DemoParts {
  const parts = emptyParts();
  for (const block of demo?.querySelectorAll<HTMLElement>('.code[data-lang]') ?? []) {
    const element = block.querySelector<HTMLElement>(':scope > pre > code');
    if (!element) continue;
    const code = codeText(element);
    const name = block.dataset.lang ?? '';
    const script = scriptLanguage(name);
    const style = styleLanguage(name);
    if (name === 'html') parts.html += code;
    else if (script) parts.scripts.push({ language: script, code });
    else if (style) parts.styles.push({ language: style, code });
  }
  return parts;
}
