import type { AskedQuestion, OfferedAnswer, RequestTurn } from '@app/contract/assistants/request-assistant.ts'
import { ChipButton } from '../../components/actions/chip.tsx'
import { counted } from '../../components/format.ts'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { rowsOf, segmentsOf } from '../paste/reading-rows.ts'
import styles from './assistant.module.css'
import type { Entry, Talk } from './use-talk.ts'

const greeting =
  'What are you planning? Say it in your own words. I fill in the request as we talk. Nothing is sent until you choose hosts.'

/** What was asked and answered, and what is asked now. */
export function TalkLog({ talk }: { talk: Talk }) {
  const { entries, turn, question, isReading, choose, say } = talk
  return (
    <Stack gap="4">
      <p>{greeting}</p>
      {entries.length === 0 && <Beginnings onChoose={say} />}
      {entries.map((entry, at) => (
        // Entries are only added at the end, and taken from there.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={at} gap="4">
          {entry.asked !== null && <p>{entry.asked}</p>}
          <p className={styles.said}>
            <Words entry={entry} turn={turn} place={placeAmongMessages(entries, at)} />
          </p>
        </Stack>
      ))}
      <div aria-live="polite">
        {isReading && <p className="sm mut">Reading …</p>}
        {question !== null && <Question question={question} onChoose={choose} />}
        {turn !== undefined && !isReading && question === null && (
          <p>That’s all I ask. Change anything by saying so, or continue with the draft.</p>
        )}
      </div>
    </Stack>
  )
}

const placeAmongMessages = (entries: readonly Entry[], at: number) =>
  entries.slice(0, at).filter(({ fields }) => fields === undefined).length

function Beginnings({ onChoose }: { onChoose: (text: string) => void }) {
  const offered = useRead(calls['assistant-mgmt'].assistants.request.questions, {}).data?.data ?? []
  return (
    <Row gap="2">
      {offered.map(({ text }) => (
        <ChipButton key={text} onClick={() => onChoose(text)}>
          {text}
        </ChipButton>
      ))}
    </Row>
  )
}

interface WordsProps {
  entry: Entry
  turn: RequestTurn | undefined
  place: number
}

/** The words of an answer, with the numbers of the fields that were read from them. */
function Words({ entry, turn, place }: WordsProps) {
  const range = entry.fields === undefined ? turn?.messages[place] : undefined
  if (turn === undefined || range === undefined || range.end <= range.start) return entry.text
  const rows = rowsOf(turn.reading.fields).map(({ number, ranges }) => ({
    number,
    ranges: ranges.map(({ start, end }) => ({
      start: Math.max(start, range.start) - range.start,
      end: Math.min(end, range.end) - range.start,
    })),
  }))
  return segmentsOf(turn.reading.text.slice(range.start, range.end), rows).map(({ text, number }, at) =>
    number === undefined ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the text of a turn never changes
      <mark key={at}>
        {text}
        <sup>{number}</sup>
      </mark>
    ),
  )
}

interface QuestionProps {
  question: AskedQuestion
  onChoose: (answer: OfferedAnswer, question: AskedQuestion) => void
}

const Question = ({ question, onChoose }: QuestionProps) => (
  <Stack gap="3">
    <p>{question.text}</p>
    <ul className={styles.answers}>
      {question.answers.map((answer) => (
        <li key={answer.label}>
          <button type="button" className={styles.answer} onClick={() => onChoose(answer, question)}>
            <Toolbar as="span">
              <span className="semi">{answer.label}</span>
              {answer.hosts && <span className="sm mut">{hostsText(answer.hosts)}</span>}
            </Toolbar>
          </button>
        </li>
      ))}
    </ul>
  </Stack>
)

/** Hosts that haven't shared their dates may fit, too. */
export const hostsText = ({ count, unknown }: { count: number; unknown: number }) =>
  unknown === 0
    ? counted(count, 'host fits', 'hosts fit')
    : `${counted(count, 'host fits', 'hosts fit')}, ${counted(unknown, 'more may', 'more may')}`
