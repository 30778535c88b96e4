// Removes compiled modules that no source stands for. Needs nothing installed.
import { root } from './paths.mjs';
import { removeStaleModules } from './stale-modules.mjs';

removeStaleModules(root);
