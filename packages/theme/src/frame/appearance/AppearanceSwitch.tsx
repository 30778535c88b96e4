import { Icon } from '../icon/Icon.tsx';
import type { AppearanceTransition } from './transitions.ts';

export interface AppearanceSwitchProps {
  /** Name of the switch: `Appearance`. */
  label: string;
  /** Tooltips. */
  toDark: string;
  toLight: string;
  /** How the page turns. */
  transition: AppearanceTransition | false;
}

/**
 * The switch of light and dark. `switch-appearance.ts` turns it, `tell-appearance.ts` keeps what it says right. CSS shows the icon
 * that `data-theme` asks for, so that it is right before script runs.
 */
export function AppearanceSwitch({ label, toDark, toLight, transition }: AppearanceSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="frame-icon-button frame-appearance"
      aria-label={label}
      aria-checked={false}
      title={toDark}
      data-to-dark={toDark}
      data-to-light={toLight}
      data-transition={transition || undefined}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
