/**
 * Says of each switch whether dark is shown: its HTML is the same for all readers, and only the look of it follows CSS. Returns its own cleanup.
 */
export function tellAppearance(): () => void {
  const root = document.documentElement;
  const tell = () => {
    const isDark = root.dataset.theme === 'dark';
    for (const one of document.querySelectorAll<HTMLElement>('.frame-appearance')) {
      one.ariaChecked = String(isDark);
      one.title = (isDark ? one.dataset.toLight : one.dataset.toDark) ?? '';
    }
  };
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  tell();
  return () => observer.disconnect();
}
