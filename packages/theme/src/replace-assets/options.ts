import { replaceAssetsOptions as schema } from 'bifolio';

/** The place of `replaceAssets` in the options of other themes; the config of the site has it too. */
export const replaceAssetsOptions = {
  /** Other hosts for images and media; the config takes it too. @default false */
  replaceAssets: schema.default(false),
};
