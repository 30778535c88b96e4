import {
  componentTokens,
  defineBlock,
  defineEmbed,
  defineRawContainer,
  type PropTools,
  prepareProps,
} from 'bifolio/markdown';
import { pictureProp } from '../../addresses/picture.ts';
import { attributes } from './attributes.ts';
import { qrcodeOptions } from './options.ts';
import { qrPath } from './qr-path.ts';
import { codingOf, type QRCodeProps } from './qrcode-props.ts';

/** `@[qrcode card title="T" width="300"](.)`, or `::: qrcode` around a longer text. `<QRCode text="…">` does the same. */
export default defineBlock({
  name: 'qrcode',
  options: qrcodeOptions,
  tags: [{ names: ['QRCode', 'VPQRCode'], attributes: { ...attributes, text: 'text' } }],
  setup(md) {
    defineEmbed(
      md,
      'qrcode',
      ({ Token, attributes, source, map }) =>
        componentTokens(Token, { name: 'QRCode', props: { ...attributes, text: source } }, map),
      { attributes },
    );
    defineRawContainer(
      md,
      'qrcode',
      ({ Token, attributes, lines, map }) => {
        const text = lines.join('\n').trim();
        return componentTokens(Token, { name: 'QRCode', props: { ...attributes, text } }, map);
      },
      { attributes },
    );
    prepareProps(md, ['QRCode', 'VPQRCode'], (props, tools) => {
      const text = String(props.text ?? '').trim();
      const found = {
        ...pictureProp(props, 'logo', tools),
        ...modeOf(props),
        ...addressOf(text, tools),
      } as QRCodeProps;
      if (!qrPath(text, codingOf(found)))
        tools.report(
          text === ''
            ? {
                code: 'qrcode-text',
                message: 'This QR code has no text, so it is omitted.',
                hint: 'Write @[qrcode](https://example.org).',
              }
            : {
                code: 'qrcode-length',
                message: `This text of ${text.length} characters doesn't fit its QR code, so the code is omitted.`,
                hint: 'Shorten the text, remove version, or write level="L".',
              },
        );
      return { ...found };
    });
  },
});

/** `card` and `img` are switches as well. */
const modeOf = ({ card, img }: Readonly<Record<string, unknown>>) =>
  card === true ? { mode: 'card' } : img === true ? { mode: 'img' } : {};

/** Pages of the site by route or file, as in links; all else is what it is. */
function addressOf(text: string, { link }: PropTools) {
  if (!/^(?:\/|\.{1,2}\/)\S*$/.test(text)) return { text };
  return { text: link(text)?.href ?? text, isPage: true };
}
