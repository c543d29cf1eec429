import type { CountedNoun } from '@app/contract/rules/asked-field.ts'

/** What people read at a number that can't be read. */
export const noCount = 'Type a whole number, such as 8 or 1,120.'

/** What else people write behind a number of these. */
const synonyms: { [N in CountedNoun]?: string } = {
  space: 'court|field|diamond|rink|pool|lane|mat|table|room|gym',
  player: 'athlete|participant|competitor|people',
  spectator: 'visitor|fan|people',
  mile: 'mi',
}

const isUnit = (words: string, noun: CountedNoun) =>
  new RegExp(`^((in|out)door |[a-z]+ball )?(${noun}|${synonyms[noun]})(e?s)?$`, 'i').test(words)

/** A whole number such as `1,200`, also with what it counts: `8 courts`. Null for anything else. */
export function countOf(typed: string, noun: CountedNoun): number | null {
  const [, figure = '', words] =
    /^(\d+|\d{1,3}(?:[\s,]\d{3})+)(?:[\s-]*([a-z][a-z -]*))?$/i.exec(typed.trim()) ?? []
  const isRead = figure !== '' && (words === undefined || isUnit(words, noun))
  return isRead ? Number(figure.replaceAll(/\D/g, '')) : null
}
