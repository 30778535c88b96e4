/** Decimal units: `980 B`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1000 ** step;
  return `${step === 0 ? value : value.toFixed(1)} ${units[step]}`;
}
