/** For the width of a bar. */
export const percentOf = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.min(100, (100 * part) / whole)
