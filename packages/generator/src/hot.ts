/** `bifolio/hot`: what the client entry adds in dev. Never part of a build. */
export { connectHot } from './navigation/hot.ts';
export type { PageChange } from './navigation/hot-protocol.ts';
