/** Stands around the first h1 of an `.mdx` page until the page has been rendered: a layout shows it. */
export const TITLE_TAG = 'bi-title';
