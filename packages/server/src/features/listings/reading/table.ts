/** A table as text: the names of its columns, and a cell for each column in each row. */
export interface Table {
  columns: string[];
  rows: string[][];
  /** The number of each row as people count it in their file; without it the rows follow the names of the columns. */
  rowNumbers?: number[];
  /** Sentences: what was left out or could not be read. */
  remarks: string[];
}

/** A line of a file that is not empty, with its number from 1. */
export interface TableLine {
  number: number;
  cells: string[];
}
