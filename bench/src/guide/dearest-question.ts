import { longestQuestion } from '@app/contract/rules/limits.ts'
import { createRandom, type Random } from '@app/server/search/index/testing/random.ts'
import type { Api } from '@app/contract/api.ts'
import { median, type Figure } from '../figures.ts'
import { ask } from './asking.ts'
import type { DestinationName } from './destinations.ts'
import type { GuideQuestion } from './questions.ts'
import type { DestinationRecords } from './records.ts'

/** Of each way to make a question long. */
const ofEachWay = 15

/** Texts that are as long as a question may be, of words that the guide knows, which no person would ask. */
function longQuestions(words: readonly string[], names: readonly string[]): string[] {
  const random = createRandom(7)
  const long = (next: () => string, between = ' ') => {
    let text = next()
    while (text.length < longestQuestion) text += between + next()
    return text.slice(0, longestQuestion)
  }
  const word = () => random.pick(words)
  const name = () => random.pick(names)
  const ways: (() => string)[] = [
    () => long(word),
    () => long(word, ', '),
    () => long(name, ' and '),
    () => long(() => misspelled(name(), random)),
    () => long(() => misspelled(word(), random)),
    () => `hotels near ${long(word, ' near ')}`.slice(0, longestQuestion),
    () => {
      const one = word()
      return long(() => one)
    },
  ]
  return ways.flatMap((way) => Array.from({ length: ofEachWay }, way))
}

function misspelled(text: string, random: Random) {
  const at = random.below(text.length)
  return text.slice(0, at) + text.slice(at + 1)
}

/** The dearest of many long questions to the destination with most records: all other callers wait for it. */
export async function dearestQuestion(
  api: Api,
  records: ReadonlyMap<DestinationName, DestinationRecords>,
  questions: readonly GuideQuestion[],
): Promise<Figure> {
  const words = [...new Set(questions.flatMap((each) => each.questions).flatMap((text) => text.split(/\s+/)))]
  const [largest] = [...records].toSorted(([, one], [, other]) => other.all.length - one.all.length)
  if (!largest) throw new Error('There is no destination.')
  const [destination, { all }] = largest
  let longest = 0
  let dearest = ''
  for (const question of longQuestions(
    words,
    all.map(({ name }) => name),
  )) {
    const { wholeMs } = await ask(api, { destination, questions: [question] })
    if (wholeMs > longest) [longest, dearest] = [wholeMs, question]
  }
  console.log(`The dearest question: ${dearest}`)
  const again: number[] = []
  for (let time = 0; time < 5; time++)
    again.push((await ask(api, { destination, questions: [dearest] })).wholeMs)
  return {
    what: 'the dearest of 105 long questions, asked five times',
    ours: median(again),
    atMost: 150,
    unit: 'ms, median',
  }
}
