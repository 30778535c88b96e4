import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Of the process: the library refuses to be started twice. */
let started: Promise<void> | undefined;

/** The pixels of an SVG without text. They are freed when `use` returns. */
export async function rasterize<T>(svg: string, use: (pixels: Uint8Array) => T): Promise<T> {
  started ??= initWasm(readFileSync(createRequire(import.meta.url).resolve(MODULE)));
  await started;
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const image = drawing.render();
  try {
    return use(image.pixels);
  } finally {
    image.free();
    drawing.free();
  }
}

const MODULE = '@resvg/resvg-wasm/index_bg.wasm';
