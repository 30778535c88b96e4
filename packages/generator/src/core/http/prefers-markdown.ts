import type { IncomingMessage } from 'node:http';

/** Whether a program would rather have a page as Markdown than as HTML, by its header `Accept`. */
export function prefersMarkdown({ headers: { accept = '' } }: Pick<IncomingMessage, 'headers'>): boolean {
  const markdown = qualityOf('text/markdown', accept);
  return markdown > 0 && markdown >= qualityOf('text/html', accept);
}

function qualityOf(type: string, accept: string): number {
  const parts = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const found = parts.find(([name]) => name === type);
  const written = found?.find((part) => part.startsWith('q='))?.slice(2);
  return found ? Number(written ?? 1) || 0 : 0;
}
