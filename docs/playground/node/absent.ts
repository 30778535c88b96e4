/** Stands in for parts of Node that rendering a page never calls: threads, other programs, compression. */
export default {};
