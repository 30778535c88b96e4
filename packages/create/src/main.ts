#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { help } from './command/help.ts';
import { parseArguments } from './command/parse-arguments.ts';
import { create } from './create.ts';
import { CreateError } from './create-error.ts';

try {
  const args = parseArguments(process.argv.slice(2));
  const version = ownVersion();
  if (args.help) console.log(help);
  else if (args.version) console.log(version);
  else await create(args, surroundings(version));
} catch (error) {
  if (!(error instanceof CreateError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

function surroundings(version: string) {
  const { stdin: input, stdout: output } = process;
  return {
    cwd: process.cwd(),
    input,
    output,
    interactive: Boolean(input.isTTY && output.isTTY),
    version,
    userAgent: process.env.npm_config_user_agent,
    nodeVersion: process.version,
  };
}

function ownVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}
