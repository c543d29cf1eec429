import { readFileSync } from 'node:fs'
import { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'
import { isDestinationName, type DestinationName } from './destinations.ts'

export interface GuideQuestion {
  language: AnswerLanguage
  destination: DestinationName
  /** What it asks about, for the tables. */
  kind: string
  /** The questions of the exchange. Only the answer to the last one is judged. */
  questions: string[]
  /** What the answer must contain, as in `facts.ts`. Empty: it must be refused. */
  facts: string[]
  /** A third of the questions is kept apart while the guide is improved, and others are written anew, to see whether its rules hold for those. */
  part: 'learned from' | 'kept apart' | 'fresh'
}

/** The cells of each line of a file of questions, without its head. */
function linesOf(name: string): string[][] {
  const text = readFileSync(new URL(`questions/${name}.tsv`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
}

function questionOf(
  language: string,
  [destination = '', kind = '', asked = '', facts = '']: string[],
  part: GuideQuestion['part'],
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

const partAt = (at: number) => (at % 3 === 2 ? 'kept apart' : 'learned from')

/** Questions with an answer, each language in its file. Their columns: destination, kind, questions, facts. */
export const answerable: GuideQuestion[] = ['en', 'es', 'fr'].flatMap((language) =>
  linesOf(language).map((cells, at) => questionOf(language, cells, partAt(at))),
)

/** Questions that no record answers, or that nobody may get an answer to. */
export const unanswerable: GuideQuestion[] = linesOf('absent').map(([language = '', ...cells], at) =>
  questionOf(language, cells, partAt(at)),
)

/** Questions with an answer that were written after the others, of other kinds and in other words. */
export const fresh: GuideQuestion[] = linesOf('fresh').map(([language = '', ...cells]) =>
  questionOf(language, cells, 'fresh'),
)
