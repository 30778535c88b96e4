export { Swiper } from 'swiper';
export { A11y, Autoplay, Mousewheel } from 'swiper/modules';
