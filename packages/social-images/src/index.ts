/** Images with the titles of pages, for links that are shared. */
export { type SocialImagesOptions, socialImages } from './social-images.ts';
