/** Words about who offers a property. */
export const attributionCopy = {
  number: (number: string) => `number ${number}`,
  mlsNumber: (number: string) => `MLS number ${number}`,
} as const;
