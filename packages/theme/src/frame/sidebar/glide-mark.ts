/** Where the mark of the current page stood, and in which sidebar. */
interface Mark {
  nav: HTMLElement;
  top: number;
}

/**
 * For each page: lets the mark glide there from the entry of the page before, while the sidebar stays. Browsers start no transition in
 * an element that a navigation moves.
 */
export function createMarkGlider(): () => undefined {
  let last: Mark | undefined;
  return () => {
    const mark = findMark();
    if (mark && last?.nav === mark.nav) glide(mark, last.top - mark.top);
    last = mark;
  };
}

function findMark(): Mark | undefined {
  const nav = document.querySelector<HTMLElement>('.frame-sidebar nav');
  const current = nav?.querySelector('[aria-current="page"]');
  if (!nav || !current) return undefined;
  return { nav, top: current.getBoundingClientRect().top - nav.getBoundingClientRect().top };
}

function glide({ nav }: Mark, distance: number) {
  if (distance === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  nav.animate(
    { translate: [`0 ${distance}px`, '0 0'] },
    { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', pseudoElement: '::before' },
  );
}
