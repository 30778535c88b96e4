import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { withOwnThrow } from './function-threw.ts';

interface PluginError extends Error {
  /** `PLUGIN_ERROR` when a hook of a plugin threw. */
  code?: string;
  plugin?: string;
}

/** Names of plugins that are not in the author's config. */
const built = /^(?:vite|builtin|rolldown|bifolio)\b/;

/** The mistake when a plugin threw in the author's own code; the module that it was given is not to blame. */
export function thrownByOwnPlugin(error: PluginError, root: string): readonly Problem[] | undefined {
  if (error.code !== 'PLUGIN_ERROR') return undefined;
  const thrown = withOwnThrow(error, root);
  return thrown instanceof BifolioError ? thrown.problems : undefined;
}

/** Names the plugin of a package that threw, since the message may name neither. */
export const hintOfPlugin = ({ code, plugin = '' }: PluginError): Pick<Problem, 'hint'> =>
  code === 'PLUGIN_ERROR' && plugin && !built.test(plugin)
    ? { hint: `The plugin "${plugin}" in \`vite.plugins\` threw this error.` }
    : {};
