// `npm run dev`: serve the documentation, and after each change in `packages` compile and bundle what changed and serve it
// again at the same address. `npm run dev -- --inspect` opens the server to a debugger; other arguments are those of `bifolio dev`.
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import { bundled, compileForNode, finishPackages } from './compile-packages.mjs';
import { serveDocs } from './dev-docs.mjs';
import { root } from './paths.mjs';

/** Saves within this time are one change: editors and Git write several files at once. */
const QUIET_MS = 100;
const packages = join(root, 'packages');

const given = process.argv.slice(2);
const nodeArgs = given.filter((arg) => arg.startsWith('--inspect'));
const args = given.filter((arg) => !nodeArgs.includes(arg));

/** Packages that have changed since they were compiled. */
const changed = new Set(bundled);
/** @type {import('./dev-docs.mjs').DevDocs | undefined} */
let docs;
let working = compileChanged().catch(tell);

watch(packages, { ignored: isNoSource, ignoreInitial: true }).on('all', (_, path) => {
  if (changed.size === 0) working = working.then(compileChanged).catch(tell);
  changed.add(partsOf(path)[0] ?? '');
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => Promise.resolve(docs?.stop()).then(() => process.exit()));

async function compileChanged() {
  await wait(QUIET_MS);
  const names = [...changed];
  changed.clear();
  console.log(`\nCompiling ${names.join(', ')}`);
  await compileForNode({ maps: true, bundles: bundled.filter((name) => names.includes(name)) });
  await docs?.stop();
  docs = serveDocs({ nodeArgs, args, onExit: () => tell(new Error('The server has ended')) });
  await finishPackages();
}

/** @param {Error} error */
function tell({ message }) {
  console.error(`${message}. Waiting for a change.`);
}

/** Whether a path is neither a source file nor a folder on the way to one. @param {string} path */
function isNoSource(path) {
  const [name, folder] = partsOf(path);
  return name === 'node_modules' || (folder !== undefined && folder !== 'src') || /\.test\.tsx?$/.test(path);
}

/** @param {string} path */
function partsOf(path) {
  return path.slice(packages.length + 1).split(sep);
}
