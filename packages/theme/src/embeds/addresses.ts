/** Where an embed of another host is. */
export interface EmbedAddresses {
  /** The frame. */
  src: string;
  /** The frame in dark colors, for hosts that cannot follow the page. */
  darkSrc?: string;
  /** The page at the host that shows the same. */
  page: string;
}
