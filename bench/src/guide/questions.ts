import { existsSync, readFileSync } from 'node:fs'
import { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'
import { isDestinationName, type DestinationName } from './destinations.ts'

const rounds = [
  'second round',
  'third round',
  'fourth round',
  'fifth round',
  'sixth round',
  'seventh round',
  'eighth round',
  'ninth round',
  'tenth round',
  'eleventh round',
  'twelfth round',
  'thirteenth round',
] as const
/**
 * A third of the first questions is kept apart while the guide is improved. Others were written later, by people who didn't know how it is made, to see
 * whether its rules hold for those: each round was read only after its first figures were known.
 */
export const parts = ['learned from', 'kept apart', ...rounds] as const
export type Part = (typeof parts)[number]

export interface GuideQuestion {
  language: AnswerLanguage
  destination: DestinationName
  /** What it asks about, for the tables. */
  kind: string
  /** The questions of the exchange. Only the answer to the last one is judged. */
  questions: string[]
  /** What the answer must contain, as in `facts.ts`. Empty: it must be refused. */
  facts: string[]
  part: Part
}

const fileOf = (name: string) => new URL(`questions/${name}.tsv`, import.meta.url)
const isThere = (name: string) => existsSync(fileOf(name))

/** The cells of each line of a file of questions, without its head. */
function linesOf(name: string): string[][] {
  const text = readFileSync(fileOf(name), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
}

function questionOf(
  language: string,
  [destination = '', kind = '', asked = '', facts = '']: string[],
  part: Part,
): GuideQuestion {
  if (!isDestinationName(destination)) throw new Error(`There is no destination ${destination}.`)
  return {
    language: AnswerLanguage.parse(language),
    destination,
    kind,
    questions: asked.split(' » '),
    facts: facts === '' ? [] : facts.split('; '),
    part,
  }
}

const partAt = (at: number): Part => (at % 3 === 2 ? 'kept apart' : 'learned from')

/** The first questions with an answer, each language in its file. Their columns: destination, kind, questions, facts. */
export const answerable: GuideQuestion[] = ['en', 'es', 'fr'].flatMap((language) =>
  linesOf(language).map((cells, at) => questionOf(language, cells, partAt(at))),
)

/** Each language is in a cell of its own. */
const inLanguages = (name: string, partOf: (at: number) => Part) =>
  linesOf(name).map(([language = '', ...cells], at) => questionOf(language, cells, partOf(at)))

/** Questions that no record answers, or that nobody may get an answer to, and those that were written later. */
export const others: GuideQuestion[] = [
  ...inLanguages('absent', partAt),
  ...rounds.flatMap((round) => {
    const file = round.replace(' ', '-')
    return [file, `${file}-absent`].filter(isThere).flatMap((name) => inLanguages(name, () => round))
  }),
]
