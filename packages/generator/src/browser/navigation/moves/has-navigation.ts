/** Whether the browser has the Navigation API. Where it has none, `window.navigation` is the element of that id, if the page has one. */
export const hasNavigation = (): boolean => 'Navigation' in window && window.navigation instanceof Navigation;
