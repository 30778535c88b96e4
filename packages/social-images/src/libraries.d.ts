/** The part of fontkit that draws text; it has no types of its own. */
declare module 'fontkit' {
  export interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  export interface Run {
    glyphs: readonly { path: Path }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  }
  export interface Font {
    postscriptName: string;
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): Run;
  }
  export interface Collection {
    fonts: readonly Font[];
  }
  export function create(bytes: Uint8Array): Font | Collection;
}

/** The part of resvg that draws paths: as it has no module of types for Node's resolution, what is used of it stands here. */
declare module '@resvg/resvg-wasm' {
  export function initWasm(module: Uint8Array): Promise<void>;
  export class Resvg {
    constructor(svg: string, options?: { font?: { loadSystemFonts: boolean } });
    render(): { pixels: Uint8Array; free(): void };
    free(): void;
  }
}
