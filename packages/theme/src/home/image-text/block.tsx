import { defineHomeBlock } from '../home-block.tsx';
import { textImageSchema } from '../text-image/options.ts';
import { TextImage } from '../text-image/TextImage.tsx';

export default defineHomeBlock(textImageSchema, (fields) => <TextImage {...fields} first="image" />, [
  'home-text-image',
]);
