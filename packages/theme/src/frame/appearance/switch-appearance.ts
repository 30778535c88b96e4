import { documentAppearance } from 'bifolio/runtime';
import { turnAppearance } from './turn.ts';

/** Turns dark on and off by the switches of the page. */
export function switchAppearance() {
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('.frame-appearance');
    if (!pressed) return;
    const { get, setMode } = documentAppearance();
    turnAppearance(() => setMode(get().isDark ? 'light' : 'dark'), {
      transition: pressed.dataset.transition,
      origin: pressed,
    });
  });
}
