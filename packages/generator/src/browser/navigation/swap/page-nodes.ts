/**
 * The children of `<body>` that came with a page. Others belong to islands (portals), to the runtime or to the
 * reader's extensions, and outlive it.
 */
let pageNodes: ReadonlySet<ChildNode> = new Set();

/** Remembers which nodes came with the page. Call first before anything is added to the body. */
export function setPageNodes(nodes: Iterable<ChildNode>) {
  pageNodes = new Set(nodes);
}

/** The nodes to be replaced when another page is shown. */
export function currentPageNodes(): ReadonlySet<ChildNode> {
  return pageNodes;
}
