/** For tests of blocks: `bifolio/testing` renders Markdown with blocks and nothing else around it. */
export { renderWith, testEnvironment } from './markdown/test-environment.ts';
