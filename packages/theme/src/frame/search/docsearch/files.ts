/** Files of the packages that a site with DocSearch has installed. The script has everything that it needs in it. */
export const SCRIPT_FILE = '@docsearch/js/dist/umd/docsearch.js';
export const STYLE_FILE = '@docsearch/css/dist/style.css';
