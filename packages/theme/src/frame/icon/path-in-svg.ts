/** The one path of an icon of `simple-icons`, whose ground is 24 by 24. */
export const pathInSvg = (svg: string) => /\sd="([^"]+)"/.exec(svg)?.[1] ?? '';
