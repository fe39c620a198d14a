import { ExampleCarousel } from './example-carousel.tsx';
import { StyleSelector } from './style-selector.tsx';

/** The style selector, and rooms of the gallery by turns. */
export function StyleParts() {
  return (
    <>
      <StyleSelector />
      <ExampleCarousel />
    </>
  );
}
