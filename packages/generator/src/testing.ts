/**
 * For tests of blocks: renders Markdown with blocks and nothing else around it.
 * @module
 */

export { renderWith, testEnvironment } from './markdown/test-environment.ts';
