import { copy } from './copy.ts';
import classes from './leads.module.css';

interface RobotTrapProps {
  value: string;
  onChange: (value: string) => void;
}

/** A field that people neither see nor reach, but robots fill in. */
export function RobotTrap({ value, onChange }: RobotTrapProps) {
  return (
    <div className={classes.trap} aria-hidden>
      <label>
        {copy.trap}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
    </div>
  );
}
