import { componentTokens, defineBlock, defineEmbed, prepareProps } from 'bifolio/markdown';
import { fileName } from '../../embeds/file-name.ts';
import { mediaSource } from '../../embeds/media-source.ts';
import { attributes } from './attributes.ts';
import { pdfOptions } from './options.ts';

const LIBRARY = { main: 'pdfjs-dist/build/pdf.min.mjs', worker: 'pdfjs-dist/build/pdf.worker.min.mjs' };

const WORDS = {
  code: 'pdf-source',
  what: 'PDF',
  hint: 'Write @[pdf](/paper.pdf) or @[pdf](https://example.org/paper.pdf).',
};

/** `@[pdf 3 no-toolbar zoom=80 height="600"](/paper.pdf)`, or `<PDFViewer src="…">`. */
export default defineBlock({
  name: 'pdf',
  options: pdfOptions,
  tags: [{ names: ['PDFViewer'], attributes: { ...attributes, src: 'text' } }],
  setup(md) {
    defineEmbed(
      md,
      'pdf',
      ({ Token, attributes, source, map }) =>
        componentTokens(Token, { name: 'PDFViewer', props: { ...attributes, src: source } }, map),
      { attributes, shorthands: { page: /^(\d+)$/ } },
    );
    prepareProps(md, ['PDFViewer'], (props, tools) => {
      const src = String(props.src ?? '');
      const address = mediaSource(src, WORDS, tools);
      const isFile = typeof address !== 'string';
      // It is the author's choice to install the package; without it, phones get a link.
      const isInstalled = isFile && tools.installed(LIBRARY.main) !== undefined;
      return {
        ...props,
        // Published files have a hash in their names.
        title: props.title || fileName(src),
        src: address,
        library: isInstalled
          ? { main: tools.publish(LIBRARY.main), worker: tools.publish(LIBRARY.worker) }
          : undefined,
      };
    });
  },
});
