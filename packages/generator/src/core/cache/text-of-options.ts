/**
 * Options as text that changes when they do: functions and regular expressions by their source. What stands within itself, as a plugin of Vite may, is
 * named once.
 */
export function textOfOptions(options: unknown): string {
  const seen = new Set<unknown>();
  return JSON.stringify(options, (_key, value: unknown) => {
    if (typeof value === 'function' || value instanceof RegExp) return String(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return 'named above';
    seen.add(value);
    return value;
  });
}
