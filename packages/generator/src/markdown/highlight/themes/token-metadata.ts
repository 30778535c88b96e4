/** The part of a token's metadata that decides its looks: font style, foreground, background. */
export type Bits = number;

/** Drop the language and the kind of token, which do not show. */
export const lookOf = (metadata: number): Bits => metadata >>> 11;

/** Whether the grammar takes this for a comment, a string or a regular expression: what stands in it is not code. */
export const isQuoted = (metadata: number): boolean => ((metadata >>> 8) & 0b11) !== 0;

/** Layout of vscode-textmate: 4 bits of font style, then 9 of foreground, then 8 of background. */
export function decodeMetadata(bits: Bits): { fontStyle: number; foreground: number; background: number } {
  return { fontStyle: bits & 0b1111, foreground: (bits >>> 4) & 0x1ff, background: (bits >>> 13) & 0xff };
}
