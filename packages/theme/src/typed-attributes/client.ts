import { onPage } from 'bifolio/runtime';
import { styleTypedAttributes } from './style-typed-attributes.ts';

onPage(styleTypedAttributes);
