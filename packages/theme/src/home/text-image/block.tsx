import { defineHomeBlock } from '../home-block.tsx';
import { TextImage, textImageSchema } from './TextImage.tsx';

export default defineHomeBlock(textImageSchema, (fields) => <TextImage {...fields} first="text" />);
