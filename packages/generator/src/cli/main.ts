import '../core/schemas/interpret.ts';
import { limitAllocator } from '../core/memory/limit-allocator.ts';
import { limitYoungGeneration } from '../core/memory/limit-young-generation.ts';
import { claimProcess } from '../core/memory/own-process.ts';
import { keepWithoutReader } from './keep-without-reader.ts';
import { run } from './run.ts';

keepWithoutReader();
claimProcess();
limitAllocator();
limitYoungGeneration();
const code = await run(process.argv.slice(2), process);
if (code !== 0) process.exitCode = code;
