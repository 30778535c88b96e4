/** What stands for entries of a large sidebar that the page does not bring along. */
export const STAND_IN = 'a[data-branch]';

/** The link that stands for a closed group, or for the entries that a page leaves out. */
export const standIn = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(STAND_IN) : null;
