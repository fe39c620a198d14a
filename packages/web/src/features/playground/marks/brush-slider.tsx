import { Slider } from '@mantine/core';
import { BRUSH_RANGE } from './mark-store.ts';
import classes from './marks.module.css';

interface BrushSliderProps {
  /** Width of the brush as a share of the picture's longer side. */
  width: number;
  onChange: (width: number) => void;
  /** The label of the slider. */
  label: string;
}

/** The width of the brush. */
export function BrushSlider({ width, onChange, label }: BrushSliderProps) {
  return (
    <Slider
      className={classes.brush}
      {...BRUSH_RANGE}
      value={width}
      onChange={onChange}
      label={null}
      thumbSize={22}
      thumbLabel={label}
      thumbProps={{ 'aria-valuetext': `${Math.round(width * 100)}%` }}
    />
  );
}
