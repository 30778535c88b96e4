export { BlindWatermark, Watermark } from 'watermark-js-plus/es';
