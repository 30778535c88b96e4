/** The part of `qrcode` that computes and draws nothing; its types describe the whole only. */
declare module 'qrcode/lib/core/qrcode.js' {
  interface QRCodeOptions {
    errorCorrectionLevel?: 'L' | 'M' | 'Q' | 'H';
    version?: number;
    maskPattern?: number;
  }
  const core: {
    create(text: string, options?: QRCodeOptions): { modules: { size: number; data: Uint8Array } };
  };
  export default core;
}
