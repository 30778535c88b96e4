/** `bifolio/hot`: what the client entry adds in dev. Never part of a build. */
export { connectHot } from './browser/navigation/hot.ts';
export type { PageChange } from './browser/navigation/hot-protocol.ts';
