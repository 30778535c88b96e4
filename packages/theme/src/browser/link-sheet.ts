/**
 * Links a style sheet, unless it is linked already. A link rather than a `<style>`, which the content security policy forbids; a
 * navigation takes it away again. Rejects when it cannot be fetched.
 */
export async function linkSheet(href: string): Promise<void> {
  const address = new URL(href, document.baseURI).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  if ([...links].some((link) => link.href === address)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${address} cannot be fetched`)));
    document.head.append(link);
  });
}

/** Links the style sheets of another document, a part of which is about to be shown in this one: without those that cannot be fetched. */
export async function linkSheetsOf(other: Document): Promise<void> {
  const links = [...other.querySelectorAll('link[rel=stylesheet]')];
  await Promise.allSettled(links.map((link) => linkSheet(link.getAttribute('href') ?? '')));
}
