/** Names of a config file, the first that exists is read. */
export const CONFIG_NAMES = ['ts', 'mts', 'js', 'mjs'].map((extension) => `bifolio.config.${extension}`);
