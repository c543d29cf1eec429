import { html } from './html.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letters (grapheme clusters) of up to two words. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const chosen = words.length > 0 ? words.slice(0, 2) : [name]
  return chosen.map((word) => firstLetterOf(word).toLocaleUpperCase('en')).join('')
}

function firstLetterOf(word: string): string {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? letters[0] ?? ''
}

/** Hidden from screen readers, because the name follows it. */
export const avatar = (name: string) =>
  html`<span class="avatar" aria-hidden="true">${initialsOf(name)}</span>`
