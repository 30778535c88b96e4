import type { ClientData } from 'bifolio/client';

/** What the document says of its page. Read anew after every page swap. */
export function pageData(): ClientData {
  return JSON.parse(document.getElementById('bi-page')?.textContent ?? '{}');
}
