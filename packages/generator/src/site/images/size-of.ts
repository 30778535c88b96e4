/** Pixels of an image as browsers show it; both or neither. */
export interface ImageSize {
  width?: number;
  height?: number;
}

/** The size that an image's bytes tell; the first few thousand are enough for most formats. */
export async function sizeOf(content: Uint8Array): Promise<ImageSize> {
  const { imageSize } = await import('image-size'); // Many files, for many sites without an image.
  try {
    const { width, height, orientation } = imageSize(content);
    if (!width || !height) return {};
    const turned = orientation !== undefined && orientation >= 5;
    return turned ? { width: height, height: width } : { width, height };
  } catch {
    return {}; // An SVG without a size, or a format nobody knows: the browser finds out.
  }
}
