import { replaceAssetsOptions as schema } from 'bifolio';

/** The place of `replaceAssets` in the options of other themes; the config of the site has it too. */
export const replaceAssetsOptions = {
  /** Other hosts for images, audio and video, such as a CDN; builds only. @default false */
  replaceAssets: schema.default(false),
};
