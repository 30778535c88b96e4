import { onPage } from 'bifolio/runtime';

/** The button is small and everywhere; what it opens is fetched when it is pressed. */
onPage(() => {
  const button = document.querySelector<HTMLButtonElement>('button[data-facing]');
  if (!button) return;
  let close: (() => void) | undefined;
  button.onclick = async () => {
    const { openFacing } = await import('./open-facing.ts');
    if (close) close();
    else close = await openFacing(button, () => (close = undefined));
  };
  return () => close?.();
});
