/** A property that a style takes from an attribute by `attr()` with a type. */
export interface TypedValue {
  /** As specific as what the style says without the attribute. */
  selector: string;
  attribute: string;
  property: string;
  type: 'length' | 'length-percentage' | 'color' | 'number';
}

const typed = (
  selector: string,
  attribute: string,
  property: string,
  type: TypedValue['type'],
): TypedValue => ({ selector, attribute, property, type });

/** All of them; a test compares them with the style sheets of the blocks. */
export const TYPED_VALUES: readonly TypedValue[] = [
  typed('.badge', 'data-color', 'color', 'color'),
  typed('.badge', 'data-bg', 'background-color', 'color'),
  typed('.badge', 'data-border', 'border-color', 'color'),
  typed('.block-card-masonry', 'data-gap', '--gap', 'length'),
  typed('.block-code-tree', 'data-height', 'height', 'length-percentage'),
  typed('.chart-stage', 'data-height', 'height', 'length-percentage'),
  typed('.block-demo-stage', 'data-height', 'height', 'length'),
  typed('.embed', 'data-width', 'width', 'length-percentage'),
  typed('.embed-stage', 'data-height', 'height', 'length-percentage'),
  typed('.embed-stage', 'data-ratio', 'aspect-ratio', 'number'),
  typed('.block-flex', 'data-gap', 'gap', 'length-percentage'),
  typed('.friend', 'data-color-light', '--friend-ink-light', 'color'),
  typed('.friend', 'data-color-dark', '--friend-ink-dark', 'color'),
  typed('.friend', 'data-bg-light', '--friend-ground-light', 'color'),
  typed('.friend', 'data-bg-dark', '--friend-ground-dark', 'color'),
  typed('.friend', 'data-name-light', '--friend-name-light', 'color'),
  typed('.friend', 'data-name-dark', '--friend-name-dark', 'color'),
  typed('.icon', 'data-size', 'font-size', 'length'),
  typed('.icon', 'data-color', 'color', 'color'),
  typed('.icon:is(img)', 'data-width', 'width', 'length-percentage'),
  typed('.icon:is(img)', 'data-height', 'height', 'length-percentage'),
  typed('.block-image-card', 'data-width', 'width', 'length-percentage'),
  typed('.block-qrcode svg', 'data-width', 'width', 'length-percentage'),
  typed('.block-swiper', 'data-width', 'width', 'length-percentage'),
  typed('.block-swiper', 'data-height', '--height', 'length-percentage'),
  typed('.block-swiper-frame .swiper', 'data-per-view', '--per-view', 'number'),
  typed('.block-swiper-frame .swiper', 'data-gap', '--gap', 'length'),
  typed('.block-timeline-item[data-color]', 'data-color', '--ink', 'color'),
  typed('.block-window-body', 'data-gap', 'padding', 'length'),
  typed('.block-window-body', 'data-height', 'height', 'length-percentage'),
];
