import type { SaidMessage } from '@app/contract/assistants/request-assistant.ts'
import type { TextRange } from '@app/contract/events/request-reading.ts'
import { prefixOf } from './questions.ts'

const mostWordsOfShortAnswer = 6

/** A few words answer what was asked: `60` after 'How many teams?' is read as `Teams: 60`. Longer texts speak for themselves. */
const isShortAnswer = (text: string) =>
  text.split(/\s+/).length <= mostWordsOfShortAnswer && !/[\n:]|[.?!]\s/.test(text)

const textOf = ({ text, about }: SaidMessage, noun: string | undefined) =>
  about !== null && isShortAnswer(text) ? `${prefixOf(about, noun)}: ${text}` : text

/** What was said, as one text to read. `noun` is what the spaces of the sport are called. */
export const saidText = (messages: readonly SaidMessage[], noun: string | undefined) =>
  messages.map((message) => textOf(message, noun)).join('\n\n')

/** Where each message is in the text that was read, which has other white space. Empty where it isn't found. */
export function rangesOf(messages: readonly SaidMessage[], read: string): TextRange[] {
  let from = 0
  return messages.map(({ text }) => {
    const [first = ''] = text.split('\n')
    const start = read.indexOf(first.trim(), from)
    if (start === -1) return { start: from, end: from }
    const end = Math.min(read.length, start + text.length)
    from = end
    return { start, end }
  })
}
