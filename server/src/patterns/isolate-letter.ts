import type { Letter } from '../platform/mail/letter.ts'
import { sentence } from './sentence.ts'
import { unlinkNames } from './unlink-names.ts'

/**
 * The letter with the names in its sentences isolated, for its text and its HTML: they neither turn the direction of a sentence around,
 * nor become links, except for addresses of the product.
 */
export function isolateLetter({ addresses = [], ...letter }: Letter, origin: string): Letter {
  const isolated = (text: string, kept: readonly string[] = [origin, ...addresses]) =>
    unlinkNames(sentence(text), kept)
  // These show names, and never what somebody wrote to the reader.
  const named = (text: string) => isolated(text, [origin])
  return {
    ...letter,
    subject: named(letter.subject),
    intro: letter.intro.map((text) => isolated(text)),
    items: letter.items?.map((item) => ({
      ...item,
      title: named(item.title),
      text: isolated(item.text),
    })),
    link: letter.link && { ...letter.link, label: named(letter.link.label) },
    outro: letter.outro.map((text) => isolated(text)),
  }
}
