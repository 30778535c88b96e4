import { defineHomeBlock } from '../home-block.tsx';
import { TextImage, textImageSchema } from '../text-image/TextImage.tsx';

export default defineHomeBlock(textImageSchema, (fields) => <TextImage {...fields} first="image" />);
