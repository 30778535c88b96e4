import { followFoundCode } from './follow-found-code.ts';

followFoundCode();
