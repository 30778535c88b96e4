export { default } from 'qrcode/lib/core/qrcode.js';
