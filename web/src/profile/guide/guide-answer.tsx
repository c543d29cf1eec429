import { useEffect, useState } from 'react'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { AnswerPlaces } from './answer-places.tsx'
import { Citation, Sources } from './answer-sources.tsx'
import styles from './guide.module.css'
import { SearchedRecords } from './searched-records.tsx'
import type { GuideTurn } from './use-guide.ts'

interface GuideAnswerProps {
  turn: GuideTurn
  /** Whether its places are shown on a map. */
  hasMap?: boolean
}

/** A question, and its answer as far as it has come. */
export function GuideAnswer({ turn, hasMap = false }: GuideAnswerProps) {
  const { question, reading, sentences, sources, message, failure } = turn
  const isWaiting = message === null && failure === null && sentences.length === 0
  const language = message?.language
  const remark = message?.remark && (
    <p className="semi" lang={language}>
      {message.remark}
    </p>
  )
  // An own answer is told in the words of the destination, whatever the language of the question.
  const isOwn = (number: number) =>
    sources.some((source) => source.number === number && source.kind === 'ownAnswer')
  return (
    <Stack gap="3" as="article">
      <p className={styles.question}>{question}</p>
      {isWaiting && <Waiting reading={reading} />}
      {message?.outcome === 'NotFound' ? (
        <Panel gap="3">
          {remark}
          <SearchedRecords searched={message.searched} />
        </Panel>
      ) : (
        remark
      )}
      {turn.isContinued && sentences.length > 0 && (
        <p className="xs dim">The model stopped. The built-in engine answers instead.</p>
      )}
      {/* It is there before its first sentence, or screen readers would miss that one. */}
      <p aria-live="polite">
        {sentences.map((sentence) => (
          <span key={`${sentence.text} ${sentence.sources.join(' ')}`}>
            <span lang={sentence.sources.some(isOwn) ? undefined : language}>{sentence.text}</span>
            {sentence.sources.map((number) => (
              <Citation key={number} source={sources.find((source) => source.number === number)} />
            ))}{' '}
          </span>
        ))}
      </p>
      {message && message.places.length > 1 && <AnswerPlaces places={message.places} hasMap={hasMap} />}
      {message && sources.length > 0 && <Sources sources={sources} />}
      {failure !== null && <p role="alert">{failure}</p>}
    </Stack>
  )
}

/** After this time a configured model is given up soon, in ms. */
const slow = 8000

function Waiting({ reading }: { reading: readonly string[] }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slow)
    return () => clearTimeout(timer)
  }, [])
  return (
    <output className="sm mut">
      {reading.length === 0 ? 'Reading …' : `Reading ${reading.join(', ')} …`}
      {isSlow && ' This takes longer than usual. If no answer comes, the built-in engine gives one.'}
    </output>
  )
}
