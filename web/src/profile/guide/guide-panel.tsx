import { useEffect, useEffectEvent, useRef } from 'react'
import { ChipButton } from '../../components/actions/chip.tsx'
import { ChipSlide } from '../../components/actions/chip-slide.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { SidePanel } from '../../components/overlays/side-panel.tsx'
import { WithQueries } from '../../page/with-queries.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { Turn } from './guide-turn.tsx'
import type { GuidedPage } from './guided-content.ts'
import { QuestionForm } from './question-form.tsx'
import { searchedText } from './searched-records.tsx'
import { useGuide } from './use-guide.ts'
import { useGuideAddress } from './use-open-guide.ts'
import { useHandover } from './use-handover.ts'

interface GuidePanelProps {
  /** Of the page of the destination. */
  content: GuidedPage
  isOpen: boolean
}

/** The exchange with a guide. It stays while the tab is open, also when the panel is closed. */
export const GuidePanel = (props: GuidePanelProps) => (
  <WithQueries fallback={null}>
    <OpenPanel {...props} />
  </WithQueries>
)

const mostOffered = 3

function OpenPanel({ content, isOpen }: GuidePanelProps) {
  const { id } = content.profile
  const introduction = useRead(calls['assistant-mgmt'].assistants.tourGuide.introduction, { id }).data?.data
  const { turns, suggestions, exchangeId, mailedKey, ask, stop, startOver } = useGuide(id)
  const handover = useHandover(content)
  const { close, forget, wanted } = useGuideAddress()
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLElement>(null)
  const askWanted = useEffectEvent(() => {
    forget()
    ask(wanted)
  })
  useEffect(() => {
    if (wanted !== '') askWanted()
  }, [wanted])
  const last = turns.at(-1)
  // The question goes to the top as soon as its answer is long enough, and stays there while that grows.
  useEffect(() => {
    if (last !== undefined) log.current?.lastElementChild?.scrollIntoView({ block: 'start' })
  }, [last])
  const asked = turns.map(({ question }) => question)
  const offered = (turns.length === 0 ? (content.guide ?? []) : suggestions)
    .filter((question) => !asked.includes(question))
    .slice(0, mostOffered)
  return (
    <SidePanel
      isOpen={isOpen}
      onOpenChange={close}
      initialFocus={field}
      title={introduction?.name ?? 'Tour guide'}
      note="AI. Not an answer from a person."
      actions={
        turns.length > 0 && <IconButton icon="square-pen" label="New conversation" onClick={startOver} />
      }
      footer={
        <Stack gap="2">
          {stop === undefined && offered.length > 0 && (
            <ChipSlide>
              {offered.map((question) => (
                <ChipButton key={question} onClick={() => ask(question)}>
                  {question}
                </ChipButton>
              ))}
            </ChipSlide>
          )}
          <QuestionForm fieldRef={field} isPrimary onAsk={ask} onStop={stop} lastQuestion={asked.at(-1)} />
          {introduction && (
            <p className="xs dim">{`Answers come from ${searchedText(introduction.searched)}. ${introduction.limit} questions a day.`}</p>
          )}
        </Stack>
      }
    >
      {turns.length === 0 && introduction && <p>{introduction.greeting}</p>}
      <Stack gap="6" ref={log}>
        {turns.map((turn, at) => (
          <Turn
            // Turns are only added.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            {...{ turn, exchangeId, mailedKey, handover }}
            isLast={at === turns.length - 1}
            onRetry={() => ask(turn.question)}
          />
        ))}
      </Stack>
    </SidePanel>
  )
}
