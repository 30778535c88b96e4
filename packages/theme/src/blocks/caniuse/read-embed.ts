/** How the support of a feature is shown. `image` is what older pages say, and the same as `embed`. */
export type CanIUseMode = 'embed' | 'image' | 'baseline';

/** What an author says of a feature's support, beside its name. */
export interface CanIUseView {
  mode?: CanIUseMode;
  /** Versions before the current one, 0 to 5. */
  past?: number;
  /** Versions after it, 0 to 3. */
  future?: number;
}

/** How many versions before the current one. */
export const PAST = { default: 2, most: 5 };
/** How many versions after it. */
export const FUTURE = { default: 1, most: 3 };

/** Reads `embed{-2,1}`: a mode, and the first and last version to show, counted from the current one. */
export function readView(info: string): CanIUseView {
  const [, mode] = /^\s*(embed|image|baseline)\b/.exec(info) ?? [];
  const [, list] = /\{([^}]*)\}/.exec(info) ?? [];
  const numbers = list?.match(/[+-]?\d+/g)?.map(Number) ?? [];
  const view: CanIUseView = mode ? { mode: mode as CanIUseMode } : {};
  if (numbers.length === 0) return view;
  return { ...view, past: Math.max(0, -Math.min(...numbers)), future: Math.max(0, ...numbers) };
}

/** The name of a feature as caniuse.com writes it in addresses. */
export const featureName = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .replace(/_+/g, '_');

/** A count of versions: a number or its text, no more than there are. */
export function countOf(value: unknown, { default: usual, most }: typeof PAST): number {
  const count =
    value === undefined || value === '' || typeof value === 'boolean' ? Number.NaN : Number(value);
  return Number.isFinite(count) ? Math.min(most, Math.max(0, Math.round(count))) : usual;
}
