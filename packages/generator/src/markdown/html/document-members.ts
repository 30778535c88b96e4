/**
 * What scripts ask `document` for (https://dom.spec.whatwg.org/#interface-document, https://html.spec.whatwg.org/#the-document-object),
 * as browsers had it in 2026. An element of that name takes its place for every script of the page.
 */
export const documentMembers: ReadonlySet<string> = new Set(
  `URL activeElement activeViewTransition addEventListener adoptNode adoptedStyleSheets all anchors append appendChild applets
  baseURI bgColor body captureEvents caretPositionFromPoint caretRangeFromPoint characterSet charset childElementCount childNodes
  children clear cloneNode close compareDocumentPosition compatMode constructor contains contentType cookie createAttribute
  createAttributeNS createCDATASection createComment createDocumentFragment createElement createElementNS createEvent
  createExpression createNSResolver createNodeIterator createProcessingInstruction createRange createTextNode createTreeWalker
  currentScript customElementRegistry defaultView designMode dir dispatchEvent doctype documentElement documentURI domain
  elementFromPoint elementsFromPoint embeds evaluate execCommand exitFullscreen exitPictureInPicture exitPointerLock featurePolicy
  fgColor firstChild firstElementChild fonts forms fragmentDirective fullscreen fullscreenElement fullscreenEnabled getAnimations
  getElementById getElementsByClassName getElementsByName getElementsByTagName getElementsByTagNameNS getRootNode getSelection
  hasChildNodes hasFocus hasOwnProperty hasStorageAccess head hidden images implementation importNode inputEncoding insertBefore
  isConnected isDefaultNamespace isEqualNode isSameNode lastChild lastElementChild lastModified linkColor links location
  lookupNamespaceURI lookupPrefix moveBefore nextSibling nodeName nodeType nodeValue normalize open ownerDocument parentElement
  parentNode pictureInPictureElement plugins pointerLockElement prepend prerendering previousSibling querySelector
  querySelectorAll readyState referrer releaseEvents removeChild removeEventListener replaceChild replaceChildren
  requestStorageAccess rootElement scripts scrollingElement startViewTransition styleSheets textContent timeline title toString
  valueOf visibilityState vlinkColor when write writeln`.split(/\s+/),
);
