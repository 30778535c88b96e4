/** How addresses of a page are written. */
export interface Addresses {
  link(href: string): string;
  image(src: string): string;
}
