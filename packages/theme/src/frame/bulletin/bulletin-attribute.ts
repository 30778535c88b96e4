/** Attribute of the element around a bulletin: what browsers know of it, as JSON. */
export const BULLETIN_ATTRIBUTE = 'data-bulletin';
