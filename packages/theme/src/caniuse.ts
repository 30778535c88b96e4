/** `@bifolio/theme/caniuse`: which browsers know a feature, for islands of authors. The style sheet is that of pages with an embed. */
export { FUTURE, PAST } from './blocks/caniuse/read-embed.ts';
export {
  SupportTable,
  type SupportTableProps,
  type SupportText,
  supportText,
} from './blocks/caniuse/SupportTable.tsx';
export {
  type CanIUseData,
  type FeatureSupport,
  type SupportState,
  supportOf,
  type VersionSupport,
} from './blocks/caniuse/support.ts';
