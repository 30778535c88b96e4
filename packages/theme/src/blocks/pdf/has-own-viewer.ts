/**
 * Whether the browser shows a whole PDF in a frame (HTML, "PDF viewing support"). Phones and tablets by Apple say that they do, and
 * show the first page.
 */
export function hasOwnViewer(): boolean {
  const isTouchWebKit = 'GestureEvent' in window && navigator.maxTouchPoints > 1;
  return navigator.pdfViewerEnabled && !isTouchWebKit;
}
