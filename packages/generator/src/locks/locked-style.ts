/**
 * In place of `style` where that names encrypted files: an address in memory is known to no policy, so script sets the style. In a module
 * of its own, since pages without locks load that of locks.
 */
export const LOCKED_STYLE_ATTRIBUTE = 'data-locked-style';
