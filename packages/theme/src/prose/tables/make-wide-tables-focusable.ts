/** Lets the keyboard scroll tables that are wider than the page. Returns its own cleanup. */
export function makeWideTablesFocusable(): (() => void) | undefined {
  const tables = [...document.querySelectorAll<HTMLTableElement>('.prose table')];
  if (tables.length === 0) return undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isWide = target.scrollWidth > target.clientWidth;
      if (isWide) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const table of tables) observer.observe(table);
  return () => observer.disconnect();
}
