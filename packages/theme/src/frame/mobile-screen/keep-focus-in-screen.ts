/** The mobile navigation: its sheet, and the tools in the bar that stay usable beside it. */
const SCREEN = '.frame-screen';
const TOOLS = '.frame-navbar-tools';

/**
 * Keeps focus and screen readers in the mobile navigation while it is open: everything but the sheet and the bar's tools,
 * with the button that closes it, is inert. CSS keeps the page behind it from scrolling.
 */
export function keepFocusInScreen() {
  let outside: Element[] = [];
  // Does not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      const { target, newState } = event;
      if (!(target instanceof HTMLElement) || !target.matches(SCREEN)) return;
      for (const element of outside) element.removeAttribute('inert');
      outside = newState === 'open' ? outsideOf(target) : [];
      for (const element of outside) element.setAttribute('inert', '');
    },
    true,
  );
}

/** Neighbours of the sheet and of everything around it, but for the tools. */
function outsideOf(screen: Element): Element[] {
  const around: Element[] = [];
  for (let inner = screen; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    around.push(...[...inner.parentElement.children].filter((element) => element !== inner));
  }
  return around.filter((element) => !element.matches(`${TOOLS}, [inert], script`));
}
