import { defineHomeBlock } from '../home-block.tsx';
import { useHomeContent } from '../home-content.tsx';
import { customSchema } from './options.ts';

/** The page's own Markdown, where the list places it. */
function Custom() {
  return <div className="prose home-custom">{useHomeContent()}</div>;
}

export default defineHomeBlock(customSchema, Custom);
