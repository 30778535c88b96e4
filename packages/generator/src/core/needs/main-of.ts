/** What stands in the `<main>` of a page, with its opening tag; `undefined` when there is none. */
export function mainOf(html: string): string | undefined {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  return start >= 0 && end > start ? html.slice(start, end) : undefined;
}
