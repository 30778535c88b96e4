import { documentAppearance } from 'bifolio/runtime';

/** Turns dark on and off by the switches of the page. */
export function switchAppearance() {
  document.addEventListener('click', ({ target }) => {
    const pressed = switchOf(target);
    if (pressed) void turn(pressed);
  });
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, ({ target }) => {
      if (switchOf(target))
        loadTurning().then(
          ({ prepareTurn }) => prepareTurn(),
          () => {},
        ); // Pressing it tries again.
    });
}

const switchOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.frame-appearance') : null;

/** How the page turns is fetched by those who are about to turn it. */
const loadTurning = () => import('./turn.ts');

async function turn(pressed: HTMLElement) {
  const { get, setMode } = documentAppearance();
  const change = () => setMode(get().isDark ? 'light' : 'dark');
  const turning = await loadTurning().catch(() => undefined);
  if (!turning) return change();
  await turning.turnAppearance(change, { transition: pressed.dataset.transition, origin: pressed });
}
