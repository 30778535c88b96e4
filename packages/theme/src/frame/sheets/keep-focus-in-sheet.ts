/** The sheets that lie over the page: navigation, sidebar, outline and what stands beside posts, on small screens. */
const SHEETS = '.frame-screen, .frame-sidebar, .frame-outline, .posts-aside';
/** The bars stay usable: a button in them closes the sheet. */
const TOOLS = '.frame-navbar-tools, .frame-bar';

/**
 * Keeps focus and screen readers in a sheet while it is open: everything else is inert. CSS keeps the page behind it from
 * scrolling.
 */
export function keepFocusInSheet() {
  let outside: Element[] = [];
  const set = (event: Event) => {
    const { target, newState, type } = event as ToggleEvent;
    if (!(target instanceof HTMLElement) || !target.matches(SHEETS)) return;
    for (const element of outside) element.removeAttribute('inert');
    outside = newState === 'open' && type === 'toggle' ? outsideOf(target) : [];
    for (const element of outside) element.setAttribute('inert', '');
  };
  // Neither bubbles. The first comes before the focus goes back.
  document.addEventListener('beforetoggle', set, true);
  document.addEventListener('toggle', set, true);
}

/** Neighbours of the sheet and of everything around it, but for the tools beside the navigation. */
function outsideOf(sheet: Element): Element[] {
  const around: Element[] = [];
  for (let inner = sheet; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    around.push(...[...inner.parentElement.children].filter((element) => element !== inner));
  }
  return around.filter((element) => !element.matches(`${TOOLS}, [inert], script`));
}
