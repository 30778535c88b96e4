/** Names of a config file, the first that exists is read. */
export const CONFIG_NAMES = ['ts', 'mts', 'js', 'mjs'].map((extension) => `bifolio.config.${extension}`);

/** What beginners call it, and nobody reads. */
export const NO_CONFIG_NAMES = ['tsx', 'jsx', 'cts', 'cjs', 'json', 'yml', 'yaml', 'toml'].map(
  (extension) => `bifolio.config.${extension}`,
);
