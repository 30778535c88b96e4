import { TITLE_TAG } from '../../../markdown/mdx/title-tag.ts';

const TITLE = new RegExp(`<${TITLE_TAG}>([\\s\\S]*?)</${TITLE_TAG}>`, 'g');

/** Takes the heading that became the title out of the HTML of an `.mdx` page. That of a part which the page imports is left out. */
export function splitMdxTitle(html: string): { html: string; titleHtml?: string } {
  const titleHtml = html.includes(`<${TITLE_TAG}>`) ? html.matchAll(TITLE).next().value?.[1] : undefined;
  return titleHtml === undefined ? { html } : { html: html.replace(TITLE, ''), titleHtml };
}
