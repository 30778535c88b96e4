// Build Bifolio and its documentation, then serve them: `npm start`. Needs Node 20 and nothing else.
import { compileToRun } from './compile-packages.mjs';
import { installPackages } from './install.mjs';
import { runCommand } from './run-command.mjs';
import { bold, runStep } from './steps.mjs';

const port = process.env.PORT || '4173';
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));

const steps = [
  { title: 'Install what is missing', run: installPackages },
  { title: 'Compile the packages', run: compileToRun },
  { title: 'Build the documentation site', run: () => runCommand('bifolio', ['build', 'docs']) },
  { title: 'Serve it', run: () => serve() },
];

for (const [index, step] of steps.entries()) {
  const result = await runStep(step, `${index + 1}/${steps.length}`);
  if (stopped) {
    console.log('Stopped.');
    process.exit(index === steps.length - 1 ? 0 : 130);
  }
  if (result.outcome === 'failed') {
    console.error(
      `\nCould not ${step.title.toLowerCase()}. The output above says why; \`npm start\` again when it is mended.`,
    );
    process.exit(1);
  }
}

async function serve() {
  let told = false;
  try {
    await runCommand('bifolio', ['preview', 'docs', '--port', port], { onOutput: tellNextOnce });
  } catch (error) {
    if (!stopped) throw error;
  }

  /** @param {string} text */
  function tellNextOnce(text) {
    const url = /http:\/\/localhost:\d+\S*/.exec(text)?.[0];
    if (told || !url) return;
    told = true;
    console.log(`\n${bold(`The documentation is at ${url}`)} (PORT=... changes the port, Ctrl+C stops)`);
    console.log('Next: `npm run dev` to edit with live pages, `npm test` to check a change.');
  }
}
