const letter = String.raw`[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]`
/** Between two such words of one name. A comma separates two names, which keep their order. */
const within = String.raw`[\s\d'’.\-–&/]*`
/** With the marks of a call before, so that two calls give the same as one. */
const names = new RegExp(String.raw`\u2068?(${letter}(?:${within}${letter})*)\u2069?`, 'gu')
const otherLetter = /\p{Script=Latin}/u

/**
 * Isolates the direction of names from right to left in sentences from left to right, line by line. Otherwise they turn around what
 * is next to them: numbers, punctuation and other such names. Text all from right to left stays as it is.
 */
export const isolateNames = (text: string): string =>
  text
    .split('\n')
    .map((line) => (otherLetter.test(line) ? line.replaceAll(names, '\u2068$1\u2069') : line))
    .join('\n')
