import type { AskedQuestion, OfferedAnswer, RequestTurn } from '@app/contract/assistants/request-assistant.ts'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton } from '../../components/actions/chip.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { rowsOf, segmentsOf } from '../paste/reading-rows.ts'
import styles from './assistant.module.css'
import { hostsText } from './hosts-text.ts'
import type { Entry, Talk } from './use-talk.ts'

const greeting =
  'What are you planning? Say it in your own words. I fill in the request as we talk. Nothing is sent until you choose hosts.'

/** What was asked and answered, and what is asked now. */
export function TalkLog({ talk, onShowHosts }: { talk: Talk; onShowHosts: () => void }) {
  const { entries, turn, note, question, isReading, choose, say } = talk
  return (
    <Stack gap="4">
      <p>{greeting}</p>
      {entries.length === 0 && <Beginnings onChoose={say} />}
      {entries.map((entry, at) => (
        // Entries are only added at the end, and taken from there.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack key={at} gap="4">
          {entry.note !== undefined && <p>{entry.note}</p>}
          {entry.asked !== null && <p>{entry.asked}</p>}
          <p className={styles.said}>
            <Words entry={entry} turn={turn} place={at} />
          </p>
        </Stack>
      ))}
      <div aria-live="polite">
        <Stack gap="3">
          {isReading && <p className="sm mut">Reading …</p>}
          {note !== null && <p>{note.text}</p>}
          {note?.showsHosts === true && (
            <Row>
              <Button onClick={onShowHosts}>See hosts in the form</Button>
            </Row>
          )}
          {question !== null && <Question question={question} onChoose={choose} />}
          {turn !== undefined && !isReading && question === null && (
            <p>That’s all I ask. Change anything by saying so, or continue with the draft.</p>
          )}
        </Stack>
      </div>
    </Stack>
  )
}

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
  onChoose: (answer: OfferedAnswer) => void
}

const Question = ({ question, onChoose }: QuestionProps) => (
  <Stack gap="3">
    <p>{question.text}</p>
    <ul className={styles.answers}>
      {question.answers.map((answer) => (
        <li key={answer.label}>
          <button type="button" className={styles.answer} onClick={() => onChoose(answer)}>
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
