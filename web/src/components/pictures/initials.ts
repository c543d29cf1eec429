const letter = /[\p{L}\p{N}]\p{M}*/u

/** The first letters of up to two words of a name; its first sign where it has no letter. */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/u)
    .flatMap((word) => letter.exec(word)?.[0] ?? [])
    .slice(0, 2)
  if (letters.length === 0) return Array.from(name.trim()).slice(0, 1).join('')
  return letters.join('').toLocaleUpperCase('en-US')
}
