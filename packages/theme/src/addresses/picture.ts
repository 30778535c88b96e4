import type { Picture, PropTools } from 'bifolio/markdown';
import { useHref } from '../hooks/use-href.ts';
import { isScript } from './runs-script.ts';

/** An image as authors write it, or as Markdown has found it. */
export type PictureInput = string | Picture;

/** Finds the image at a prop as Markdown's are: beside the page, or in `public`. */
export function pictureProp<Name extends string>(
  props: Record<string, unknown>,
  name: Name,
  { image }: PropTools,
): Record<string, unknown> {
  const value = props[name];
  return typeof value === 'string' && value !== '' ? { ...props, [name]: image(value) } : props;
}

/** Finds the picture of an icon; names of icons and signs stay what they are. */
export function iconProp(
  props: Record<string, unknown>,
  name: string,
  tools: PropTools,
): Record<string, unknown> {
  return isImageAddress(props[name]) ? pictureProp(props, name, tools) : props;
}

/** Whether a text is the address of an image, rather than the name of an icon or the like. */
export const isImageAddress = (name: unknown): boolean =>
  typeof name === 'string' && /^(?:\.{0,2}\/|https?:|data:image\/)/.test(name);

/** The picture with its address under the site's base; without one where that would be script. */
export function usePicture(picture: PictureInput): Picture {
  const hrefOf = useHref();
  const found = typeof picture === 'string' ? { src: hrefOf(picture) } : picture;
  return isScript(found?.src ?? '') ? { src: '' } : found;
}
