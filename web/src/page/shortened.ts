/** A text on one line, cut after so many characters. */
export function shortened(text: string, most: number): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line
}
