import type { Problem } from '../../core/errors/bifolio-error.ts';

/**
 * Whether a problem may be gone next time although no file has changed that a page notes: types of code are there once a package is
 * installed, and code that took too long may be faster.
 */
export const isPassing = ({ code }: Problem): boolean => code === 'twoslash' || code === 'slow-code';
