import { keepPlaceAcrossLocales } from './keep-place-across-locales.ts';

keepPlaceAcrossLocales();
