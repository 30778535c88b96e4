import { type PictureInput, usePicture } from '../../addresses/picture.ts';
import { EmbedFrame } from '../../embeds/consent/EmbedFrame.tsx';
import { fileName } from '../../embeds/file-name.ts';
import { sizeAttributes } from '../../embeds/size.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import type { PdfLook } from './attributes.ts';
import { PdfFrame } from './PdfFrame.tsx';
import { viewHash } from './view-hash.ts';

export interface PDFViewerProps extends PdfLook {
  /** A file of the site, or an address. */
  src: PictureInput;
  /** What the build has found for browsers that cannot show a PDF in a page. */
  library?: { main: { src: string }; worker: { src: string } };
}

/** A PDF in the page: in the browser's own viewer, or drawn by `pdfjs-dist` where there is none. */
export function PDFViewer({
  src = '',
  library,
  title,
  load,
  page,
  zoom,
  noToolbar,
  ...size
}: PDFViewerProps) {
  const { text } = useTheme();
  const file = usePicture(src).src;
  if (!file || /^\w+:(?!\/\/)/.test(file)) return null;
  const name = title || fileName(file);
  const address = `${file.replace(/#.*/, '')}#${viewHash({ page, zoom, noToolbar })}`;
  if (/^https?:\/\//.test(file))
    return <EmbedFrame {...size} src={address} page={file} title={name} load={load} />;
  const { 'data-width': width, ...stage } = sizeAttributes(size);
  return (
    <figure className="embed block-pdf" data-width={width}>
      <PdfFrame
        src={address}
        title={name}
        stage={stage}
        library={library?.main.src ? { main: library.main.src, worker: library.worker.src } : undefined}
        words={{
          open: text.pdfOpenText,
          show: text.pdfShowText,
          page: text.pdfPageText,
          failed: text.pdfFailedText,
        }}
      />
    </figure>
  );
}
