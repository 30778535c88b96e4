import { useNeeds } from 'bifolio/client';
import type { ReactNode } from 'react';
import { useEmbed } from '../../embeds/consent/use-embed.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import type { DemoKind, DemoLook } from './attributes.ts';
import type { DemoLibraries } from './demo-parts.ts';
import { DemoFrame } from './player/DemoFrame.tsx';
import { playgroundOrigins } from './player/open-playground.ts';

/** `height` is what the frame has at least, and as long as it is looked at before anybody has used it. */
export interface DemoProps extends Omit<DemoLook, 'desc'> {
  desc?: ReactNode;
  /** What Markdown has made. */
  result?: ReactNode;
  /** The compiled document; empty when it could not be compiled. */
  frame?: { src: string };
  libraries?: DemoLibraries;
  /** Whether JSFiddle knows the languages of its styles. */
  isForFiddle?: boolean;
  /** The source. */
  children?: ReactNode;
}

const NO_LIBRARIES: DemoLibraries = { scriptLibraries: [], styleLibraries: [] };

/** A demo: what its source makes, in a frame of its own or as Markdown, and the source below. */
export function Demo(props: DemoProps) {
  const { kind = 'normal', title, desc, expanded, result, frame, libraries = NO_LIBRARIES, children } = props;
  const { text } = useTheme();
  const addresses = [...libraries.scriptLibraries, ...libraries.styleLibraries];
  const [first] = addresses;
  const settings = useEmbed({ src: first ?? 'https://localhost/' });
  useNeeds(needsOf(kind, libraries));
  return (
    <figure className="block-demo">
      {(title || desc) && (
        <figcaption>
          {title && <strong>{title}</strong>}
          {desc && <span>{desc}</span>}
        </figcaption>
      )}
      {result && <div className="block-demo-result">{result}</div>}
      {kind === 'vue' && <p className="block-demo-note">{text.demoVueText}</p>}
      {frame?.src && (
        <DemoFrame
          {...settings}
          host={first ? settings.host : undefined}
          src={frame.src}
          title={title || text.demoTitleText}
          height={heightOf(props.height)}
          playgrounds={
            kind === 'normal' ? { ...libraries, isForFiddle: props.isForFiddle === true } : undefined
          }
          words={{
            restart: text.demoRestartText,
            whole: text.demoWholeText,
            console: text.demoConsoleLabel,
            codepen: text.demoCodepenText,
            jsfiddle: text.demoJsfiddleText,
            newWindow: text.openNewWindowText,
          }}
        />
      )}
      <details open={expanded}>
        <summary>{text.demoSourceText}</summary>
        {children}
        {addresses.length > 0 && (
          <ul aria-label={text.demoLibrariesLabel}>
            {addresses.map((address) => (
              <li key={address}>
                <a href={address}>{address}</a>
              </li>
            ))}
          </ul>
        )}
      </details>
    </figure>
  );
}

/** The names that authors may know it by. */
export { Demo as VPDemoBasic, Demo as VPDemoNormal };

const LEAST = 160;

function heightOf(height = ''): number {
  const pixels = Number.parseFloat(height);
  return pixels > 0 && pixels <= 2000 ? pixels : LEAST;
}

/** The site's policy holds for frames too, which are files of the site. */
function needsOf(kind: DemoKind, { scriptLibraries, styleLibraries }: DemoLibraries) {
  const origins = (addresses: readonly string[]) => [...new Set(addresses.map((one) => new URL(one).origin))];
  return {
    ...(kind === 'normal' && { 'form-action': playgroundOrigins }),
    ...(scriptLibraries.length > 0 && { 'script-src': origins(scriptLibraries) }),
    ...(styleLibraries.length > 0 && {
      'style-src': origins(styleLibraries),
      'font-src': origins(styleLibraries),
    }),
  };
}
