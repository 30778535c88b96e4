import { FUTURE, PAST } from '@bifolio/theme/caniuse';

/** The line of Markdown that shows a feature; versions are left out where they are the usual ones. */
export const embedLine = (feature: string, past: number, future: number): string =>
  past === PAST.default && future === FUTURE.default
    ? `@[caniuse](${feature})`
    : `@[caniuse embed{${past === 0 ? 0 : -past},${future}}](${feature})`;
