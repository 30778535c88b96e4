import { replaceAssetsOptions as schema } from 'bifolio';

/** The place of `replaceAssets` in the options of other themes; the config of the site has it too. */
export const replaceAssetsOptions = {
  /** Where readers get images, sound and film from, such as a content network; builds only. @default false */
  replaceAssets: schema.default(false),
};
