const realExit = process.exit;

/** Runs something in which `process.exit` throws. Node would end in silence, with the exit code that was asked for. */
export async function refuseExit<T>(run: () => Promise<T>): Promise<T> {
  process.exit = (code) => {
    throw new Error(`process.exit(${code ?? ''}) ends the command.`);
  };
  try {
    return await run();
  } finally {
    process.exit = realExit;
  }
}
