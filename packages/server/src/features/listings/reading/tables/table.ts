/** A table as text: the names of its columns, and a cell for each column in each row. */
export interface Table {
  columns: string[];
  rows: string[][];
  /** The number of each row in the file; without it, the rows follow the names of the columns. */
  rowNumbers?: number[];
  /** Sentences about parts that were left out or could not be read. */
  remarks: string[];
}

/** A non-empty line of a file, with its number from 1. */
export interface TableLine {
  number: number;
  cells: string[];
}
