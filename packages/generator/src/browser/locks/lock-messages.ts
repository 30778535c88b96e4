/** What tabs of a site tell each other. */
export type LockMessage = 'unlocked' | 'locked';

/** Name of the channel that they use. */
export const LOCKS_CHANNEL = 'bifolio-locks';
