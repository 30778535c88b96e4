/** Calls back now and whenever the page turns dark or light. Returns the way to stop. */
export function watchDark(callback: (isDark: boolean) => void): () => void {
  const root = document.documentElement;
  let last: boolean | undefined;
  const check = () => {
    const isDark = root.dataset.theme === 'dark';
    if (isDark === last) return;
    last = isDark;
    callback(isDark);
  };
  const observer = new MutationObserver(check);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  check();
  return () => observer.disconnect();
}
