/**
 * An extension for programs that read a site: Markdown versions of pages and `llms.txt`.
 * @module
 */

export { type MachineOptions, machine } from './site/machine/machine.ts';
