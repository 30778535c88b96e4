/** Lets the command go on when nobody reads what it says any more, as behind `| head -1`. Node would end it with a stack trace. */
export function keepWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
