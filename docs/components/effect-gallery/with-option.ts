export type Config = { readonly [key: string]: unknown };

/** The config with an option set, however deep; `undefined` takes it out, and an object that is empty then. */
export function withOption(config: Config, [name = '', ...rest]: readonly string[], value: unknown): Config {
  const { [name]: old, ...others } = config;
  const next = rest.length > 0 ? withOption((old ?? {}) as Config, rest, value) : value;
  const isGone = next === undefined || (rest.length > 0 && Object.keys(next as Config).length === 0);
  return isGone ? others : { ...config, [name]: next };
}

/** The value of an option that has been set. */
export const optionIn = (config: Config, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Config | undefined)?.[name], config);
