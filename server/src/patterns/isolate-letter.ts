import type { Letter } from '../platform/mail/letter.ts'
import { sentence } from './sentence.ts'
import { unlinkNames } from './unlink-names.ts'

/**
 * The letter with the names in its sentences isolated, for its text and its HTML: they neither turn the direction of a sentence around,
 * nor become links, except for addresses of the product.
 */
export function isolateLetter({ addresses = [], ...letter }: Letter, origin: string): Letter {
  const isolated = (text: string) => unlinkNames(sentence(text), [origin, ...addresses])
  return {
    ...letter,
    subject: isolated(letter.subject),
    intro: letter.intro.map(isolated),
    items: letter.items?.map((item) => ({
      ...item,
      title: isolated(item.title),
      text: isolated(item.text),
    })),
    link: letter.link && { ...letter.link, label: isolated(letter.link.label) },
    outro: letter.outro.map(isolated),
  }
}
