import '#openapi.css';

/** Shows nothing: pages with parts of a description link its style sheet. */
export const OpenapiSheet = () => null;
