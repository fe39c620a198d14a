import { DemoSlider } from './demo-slider.tsx';
import { Hero } from './hero.tsx';

/** What a visitor sees before scrolling. It is also drawn at build time, so nothing in it may ask for the browser. */
export function FirstScreen({ onIntent }: { onIntent: () => void }) {
  return (
    <>
      <Hero onIntent={onIntent} />
      <DemoSlider />
    </>
  );
}
