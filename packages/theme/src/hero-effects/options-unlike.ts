/** Those of the options that differ from the defaults. An island with defaults of its own needs no others. */
export const optionsUnlike = <P extends object>(defaults: P, options: P): Partial<P> => {
  const entries = Object.entries(options) as [keyof P, P[keyof P]][];
  const differing = entries.filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  return Object.fromEntries(differing) as Partial<P>;
};
