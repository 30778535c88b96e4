/** For programs that read a site: Markdown versions of pages and `llms.txt`. */
export { type MachineOptions, machine } from './site/machine/machine.ts';
