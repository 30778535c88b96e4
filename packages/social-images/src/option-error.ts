import { BifolioError } from 'bifolio';

/** An error in the options of `socialImages()`. */
export const optionError = (message: string, hint: string): BifolioError =>
  new BifolioError({ severity: 'error', code: 'social-images', message, hint, option: ['extensions'] });
