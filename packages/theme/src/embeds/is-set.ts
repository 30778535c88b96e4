/** Whether a switch among a component's props is on: `true`, a bare attribute or its text. */
export const isSet = (value: unknown): boolean => value === true || value === '' || value === 'true';
