/** Name of the component that an `.mdx` page's module gets for HTML made at compile time. */
export const RAW_HTML_COMPONENT = 'BifolioHtml';
