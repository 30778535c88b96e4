import type { LicenseMark } from './licenses.ts';

const PATHS: Record<LicenseMark, string> = {
  cc: 'M11 10a2.6 2.6 0 1 0 0 4M17.5 10a2.6 2.6 0 1 0 0 4',
  zero: 'M12 6.5c2 0 3 2.4 3 5.5s-1 5.5-3 5.5-3-2.4-3-5.5 1-5.5 3-5.5zM10.4 14.6l3.2-5.2',
  by: 'M12 5.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM9 9.8h6v4h-1.5V19h-3v-5.2H9z',
  nc: 'M12 6v12M15 8.8c-.8-.9-1.8-1.3-3-1.3-1.7 0-3 .8-3 2.2 0 3.3 6 1.3 6 4.6 0 1.4-1.3 2.2-3 2.2-1.2 0-2.4-.5-3.2-1.5M4.5 8.5l15 7',
  sa: 'M8 10.6A4.2 4.2 0 1 1 8 13.6M6 11.2l2.2 2.4 2.3-2.4',
  nd: 'M8.5 10.2h7M8.5 13.8h7',
};

/** What a licence asks for, as the marks that people know; its name says the same to screen readers. */
export function LicenseMarks({ icons }: { icons: readonly LicenseMark[] }) {
  return icons.map((icon) => (
    <svg key={icon} className="frame-icon" data-icon={icon} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" />
      <path d={PATHS[icon]} />
    </svg>
  ));
}
