import type { Letter } from '../platform/mail/letter.ts'
import { sentence } from './sentence.ts'

/** The letter with the direction of the names in its sentences isolated, for its text and its HTML. */
export const isolateLetter = (letter: Letter): Letter => ({
  ...letter,
  subject: sentence(letter.subject),
  intro: letter.intro.map(sentence),
  items: letter.items?.map((item) => ({
    ...item,
    title: sentence(item.title),
    text: sentence(item.text),
  })),
  link: letter.link && { ...letter.link, label: sentence(letter.link.label) },
  outro: letter.outro.map(sentence),
})
