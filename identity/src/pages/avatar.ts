import { html, type Html } from './html.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first letters of up to two words, whatever a reader of their script takes for one letter. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const chosen = words.length > 0 ? words.slice(0, 2) : [name]
  return chosen.map((word) => firstLetterOf(word).toLocaleUpperCase('en')).join('')
}

function firstLetterOf(word: string): string {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? letters[0] ?? ''
}

/** Decoration: the name stands beside it. */
export const avatar = (name: string): Html =>
  html`<span class="avatar" aria-hidden="true">${initialsOf(name)}</span>`
