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
