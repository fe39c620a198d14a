import { DemoSlider } from './demo-slider.tsx';
import { Hero } from './hero.tsx';

/** The part of the page above the fold. The build renders it too, so nothing in it may use browser APIs. */
export function FirstScreen({ onIntent }: { onIntent: () => void }) {
  return (
    <>
      <Hero onIntent={onIntent} />
      <DemoSlider />
    </>
  );
}
