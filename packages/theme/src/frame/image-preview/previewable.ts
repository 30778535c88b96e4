/** Images that stay as they are: those in links and buttons, and those marked so. */
const EXCLUDED = 'a, button, summary, .no-view, [no-view], .ignore, [ignore]';

/** The images in the text of a page that open when clicked, in order. */
export const previewableImages = () =>
  [...document.querySelectorAll<HTMLImageElement>('.prose img')].filter(isPreviewable);

/** Whether a click on an element opens an image. */
export function isPreviewable(element: Element): element is HTMLImageElement {
  return element.matches('.prose img') && !element.closest(EXCLUDED);
}
