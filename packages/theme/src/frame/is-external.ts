/**
 * Whether a link leaves the site's pages: it has a protocol or opens a new window, or it points to a file whose
 * extension is neither `.html` nor `.md` (specification 5).
 */
export function isExternal(link: string, target?: string): boolean {
  if (target === '_blank' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(link)) return true;
  const extension = /\.(\w+)$/.exec(link.replace(/[?#].*$/, ''))?.[1];
  return extension !== undefined && extension !== 'html' && extension !== 'md';
}
