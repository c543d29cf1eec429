import type { Sentence } from '@app/contract/assistants/answer-schema.ts'
import type { Citations } from './citations.ts'

/** The numbers of sources after a sentence. More text, or the end, must follow: another number may. */
const marks = /((?:\s*\[\d+\])+)(?=[^\s[]|\s+[^[\s]|\s*$)/
/** A model that writes on and on without a source is not read further. */
const longestSentence = 2000

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** What was written before a citation and after the one before it: only the last sentence of it is cited. A sentence doesn't end at a period within an address. */
function lastSentence(text: string): string {
  const parts = [...segmenter.segment(text.replaceAll(/\s+/g, ' ').trim())].map(({ segment }) => segment)
  const start = parts.findLastIndex((_, at) => at === 0 || parts[at - 1]!.endsWith(' '))
  return parts.slice(Math.max(0, start)).join('').trim()
}

/** Markup that shows, and the period that two sentences share. */
const tidied = (text: string) =>
  text
    .replaceAll(/[*_`#>]+/g, '')
    .replace(/\.\.$/, '.')
    .replace(/^[-•\s]+/, '')
    .trim()

/**
 * Takes sentences with their sources out of what a model writes, as it comes in. Sentences without a source that was retrieved in this turn are
 * left out, and so is markup.
 */
export function citedSentences(citations: Citations) {
  let rest = ''
  const take = (isEnd: boolean): Sentence[] => {
    const found: Sentence[] = []
    for (let match = marks.exec(rest); match !== null; match = marks.exec(rest)) {
      if (!isEnd && rest.slice(match.index + match[0].length).trim() === '') break
      const numbers = [...match[1]!.matchAll(/\d+/g)].map(([number]) => Number(number))
      const sources = [...new Set(numbers)].filter((number) => citations.recordOf(number) !== undefined)
      const before = rest.slice(0, match.index)
      rest = rest.slice(match.index + match[0].length)
      // Models also write 'It opens at 9 [1].'
      const [end = ''] = /^[.!?]+/.exec(rest) ?? []
      rest = rest.slice(end.length)
      const sentence = { text: tidied(lastSentence(before) + end), sources }
      if (sentence.text !== '' && sources.length > 0) found.push(sentence)
    }
    if (rest.length > longestSentence) rest = rest.slice(-longestSentence)
    return found
  }
  return {
    add(text: string): Sentence[] {
      rest += text
      return take(false)
    },
    end: () => take(true),
  }
}
