/** A route of this site as an address: `/guide/` on base `/docs/` is `/docs/guide/`. Anything else stays as it is. */
export function withBase(link: string, base: string): string {
  return link.startsWith('/') && !link.startsWith('//') ? base + link.slice(1) : link;
}
