import { onPage } from 'bifolio/runtime';
import { previewImages } from './preview-images.ts';

onPage(previewImages);
