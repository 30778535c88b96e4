/** What TypeScript knows of code blocks. The generator loads this package when a block asks for types. */
export { createTypeReader } from './type-reader.ts';
