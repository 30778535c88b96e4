'use client';

import { useDarkMode } from 'bifolio/client';
import { Icon } from '../icon/Icon.tsx';
import type { AppearanceTransition } from './transitions.ts';
import { turnAppearance } from './turn.ts';

/** Hydrated by the first pointer, focus or key on it. */
export const hydrate = 'interaction';

export interface AppearanceSwitchProps {
  /** Name of the switch: `Appearance`. */
  label: string;
  /** Tooltips. */
  toDark: string;
  toLight: string;
  /** How the page turns. */
  transition: AppearanceTransition | false;
}

/** Turns dark on and off. CSS shows the icon that `data-theme` asks for, so that it is right before hydration. */
export function AppearanceSwitch({ label, toDark, toLight, transition }: AppearanceSwitchProps) {
  const { isDark, setMode } = useDarkMode();
  return (
    <button
      type="button"
      role="switch"
      className="frame-icon-button frame-appearance"
      aria-label={label}
      aria-checked={isDark}
      title={isDark ? toLight : toDark}
      data-to-dark={toDark}
      data-to-light={toLight}
      // `tell-appearance.ts` may have said before that dark is shown.
      suppressHydrationWarning
      onClick={({ currentTarget }) =>
        turnAppearance(() => setMode(isDark ? 'light' : 'dark'), { transition, origin: currentTarget })
      }
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
