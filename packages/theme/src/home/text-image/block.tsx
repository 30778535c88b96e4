import { defineHomeBlock } from '../home-block.tsx';
import { textImageSchema } from './options.ts';
import { TextImage } from './TextImage.tsx';

export default defineHomeBlock(textImageSchema, (fields) => <TextImage {...fields} first="text" />, [
  'home-text-image',
]);
