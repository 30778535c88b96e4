import { Icon } from '../icon/Icon.tsx';

export interface SheetCloseProps {
  /** Id of the sheet. */
  sheet: string;
  className: string;
  label: string;
}

/** The button that closes a sheet, for those who cannot tap beside it. It works without script. */
export function SheetClose({ sheet, className, label }: SheetCloseProps) {
  return (
    <button
      type="button"
      className={`frame-icon-button ${className}`}
      popoverTarget={sheet}
      popoverTargetAction="hide"
      aria-label={label}
    >
      <Icon name="close" />
    </button>
  );
}
