import { type AttributeProps, defineAttributes } from 'bifolio/markdown';

/** What authors may say of a QR code, beside its text. `logoSize` is a part of the code's width. */
export const attributes = defineAttributes({
  card: 'switch',
  img: 'switch',
  mode: ['img', 'card'],
  title: 'text',
  reverse: 'switch',
  align: ['left', 'center', 'right'],
  width: 'length',
  scale: 'number',
  margin: 'number',
  logo: 'text',
  logoSize: 'number',
  level: ['L', 'M', 'Q', 'H'],
  version: 'number',
  mask: 'number',
  light: 'color',
  dark: 'color',
});

/** The same, of their kinds. */
export type QRCodeLook = AttributeProps<typeof attributes>;
