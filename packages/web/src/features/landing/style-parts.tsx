import { ExampleCarousel } from './example-carousel.tsx';
import { StyleSelector } from './style-selector.tsx';

/** The style selector, and a carousel of gallery rooms. */
export function StyleParts() {
  return (
    <>
      <StyleSelector />
      <ExampleCarousel />
    </>
  );
}
