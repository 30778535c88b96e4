import { usePage, withBase } from 'bifolio/client';
import { sizeAttributes } from '../../embeds/size.ts';
import { qrPath } from './qr-path.ts';
import { codingOf, type QRCodeProps, within } from './qrcode-props.ts';

/** A QR code, drawn at build as SVG. */
export function QRCode(props: QRCodeProps) {
  const { mode, title, align, reverse } = props;
  const text = useText(props);
  const code = qrPath(text, codingOf(props));
  if (!code) return null;
  const isCard = mode === 'card';
  const drawing = <Drawing {...props} code={code} label={title || text} />;
  return (
    <figure
      className="block-qrcode"
      data-mode={isCard ? 'card' : undefined}
      data-reverse={(isCard && reverse) || undefined}
      data-align={align === 'center' || align === 'right' ? align : undefined}
    >
      {/^https?:/.test(text) ? <a href={text}>{drawing}</a> : drawing}
      {(isCard || title) && (
        <figcaption>
          {title && <strong>{title}</strong>}
          {isCard && <span>{text}</span>}
        </figcaption>
      )}
    </figure>
  );
}

/** The same under the name that other themes give it. */
export const VPQRCode = QRCode;

/** What the code says: addresses of the site's own pages are whole ones. */
function useText({ text, isPage }: QRCodeProps): string {
  const { site, page } = usePage();
  const { hostname = '' } = site;
  if (text === '.') return hostname + withBase(site.base, page.route);
  return isPage ? hostname + text : text.trim();
}

interface DrawingProps extends QRCodeProps {
  code: { size: number; path: string };
  label: string;
}

function Drawing({ code, label, ...props }: DrawingProps) {
  const light = props.light || '#fff';
  const dark = props.dark || '#000';
  const margin = within(props.margin, 0, 20) ?? 2;
  const scale = within(props.scale, 1, 40) ?? 4;
  const side = code.size + 2 * margin;
  const { 'data-width': width } = sizeAttributes({ width: props.width });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      width={width ? undefined : side * scale}
      height={width ? undefined : side * scale}
      data-width={width}
      shapeRendering="crispEdges"
    >
      <rect x={-margin} y={-margin} width={side} height={side} fill={light} />
      <path d={code.path} fill={dark} />
      <Logo logo={props.logo} logoSize={props.logoSize} size={code.size} light={light} />
    </svg>
  );
}

/** Covers what error correction can do without. */
function Logo({
  logo,
  logoSize,
  size,
  light,
}: Pick<QRCodeProps, 'logo' | 'logoSize' | 'light'> & { size: number }) {
  if (!logo) return null;
  const side = size * (within(logoSize, 0.05, 0.3) ?? 0.2);
  const start = (size - side) / 2;
  const src = typeof logo === 'string' ? logo : logo.src;
  return (
    <>
      <rect x={start - 0.5} y={start - 0.5} width={side + 1} height={side + 1} rx={0.5} fill={light} />
      <image href={src} x={start} y={start} width={side} height={side} />
    </>
  );
}
