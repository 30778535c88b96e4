import { spawn } from 'node:child_process';

/** How a program has ended, and what it has written. */
export interface ProgramOutput {
  /** Exit code; `null` when a signal has ended it. */
  code: number | null;
  text: string;
  /** What it has written to its standard error, or why it could not be started. */
  fault: string;
}

/** Runs a command of the author in a shell, with `input` as JSON on its standard input. Never rejects. */
export function runProgram(command: string, input: unknown, cwd: string): Promise<ProgramOutput> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], cwd });
    let text = '';
    let fault = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk) => (fault += chunk));
    child.on('error', (error) => resolve({ code: 1, text, fault: error.message }));
    child.on('close', (code) => resolve({ code, text, fault }));
    child.stdin.on('error', () => undefined); // A program need not read it.
    child.stdin.end(`${JSON.stringify(input)}\n`);
  });
}
