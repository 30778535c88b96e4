/** `bifolio/hot`: what the client entry adds in dev. Never part of a build. */
export { connectHot, type PageChange } from './navigation/hot.ts';
