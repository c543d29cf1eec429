import { longestMessage, longestTalk, mostMessages } from '@app/contract/rules/limits.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { reasonOf } from '../../api/problem.ts'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { Tabs } from '../../components/display/tabs.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { count } from '../../components/format.ts'
import { useMedia } from '../../components/use-media.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import layout from '../layout.module.css'
import { useOpenInForm } from '../use-open-in-form.ts'
import { RequestHead } from '../request-head.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { draftRows } from './draft-rows.ts'
import { TalkLog } from './talk-log.tsx'
import { focusIsIn, focusPart, useTalkKeys } from './use-talk-keys.ts'
import { useTalk, type Talk } from './use-talk.ts'

/** Fills a request by a conversation, which ends in the form. */
export function AssistantPage() {
  const talk = useTalk()
  const [tab, setTab] = useState<'talk' | 'draft'>('talk')
  const isNarrow = useMedia('(width < 900px)')
  const openInForm = useOpenInForm()
  const known = talk.turn && draftRows(talk.turn)
  const parts = useRef<HTMLDivElement>(null)
  const goOn = () => {
    if (known) void openInForm(known.draft, talk.clear)
  }
  useTalkKeys({
    goOn,
    undo: talk.undo,
    switchPart() {
      const isInTalk = isNarrow ? tab === 'talk' : focusIsIn(parts.current, 'talk')
      if (isNarrow) flushSync(() => setTab(isInTalk ? 'draft' : 'talk'))
      focusPart(parts.current, isInTalk ? 'draft' : 'talk')
    },
  })
  const conversation = (
    <Stack gap="6" as="article" aria-label="Conversation" data-part="talk">
      <TalkLog talk={talk} onShowHosts={goOn} />
      <Composer talk={talk} />
    </Stack>
  )
  const draft = (
    <div data-part="draft">
      <DraftPanel talk={talk} onContinue={goOn} />
    </div>
  )
  return (
    <div ref={parts} className={`page ${layout.page}`}>
      <RequestHead
        above={<p className="sm mut">AI. Not answers from a person. It never sends anything.</p>}
        title="Request assistant"
        actions={
          <>
            <ButtonLink variant="quiet" to="/requests/new">
              Use the form
            </ButtonLink>
            <ButtonLink variant="quiet" icon="mail" to="/requests/paste">
              Paste an email
            </ButtonLink>
          </>
        }
      />
      {isNarrow ? (
        <Tabs
          label="Parts"
          tabs={[
            { name: 'talk', label: 'Talk' },
            { name: 'draft', label: 'Draft', count: known?.rows.length },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {tab === 'talk' ? conversation : draft}
        </Tabs>
      ) : (
        <Grid columns="2" gap="10" align="start">
          {conversation}
          {draft}
        </Grid>
      )}
    </div>
  )
}

/** Why a message can't be sent after others. Undefined if it can. */
function tooLong(text: string, messages: Talk['talk']['messages']): string | undefined {
  if (text.length > longestMessage)
    return `The assistant reads at most ${count(longestMessage)} characters at a time. Paste a long email instead.`
  const said = messages.reduce((sum, message) => sum + message.text.length, 0)
  const isFull = messages.length >= mostMessages || said + text.length > longestTalk
  return isFull && text !== ''
    ? 'The assistant can’t read a longer conversation. Continue with the draft.'
    : undefined
}

/** Plain form: what is said is sent as it is, and kept with the conversation. */
function Composer({ talk }: { talk: Talk }) {
  const [text, setText] = useState('')
  const error = tooLong(text, talk.talk.messages)
  const message = text.trim()

  function send() {
    if (message === '' || error !== undefined || talk.isReading) return
    setText('')
    talk.say(message)
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey) return
    if (event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Stack gap="2">
        {talk.error && (
          <Banner tone="bad" isLive action={<Button onClick={talk.retry}>Try again</Button>}>
            {`That wasn’t read. ${reasonOf(talk.error)} What you said is kept on this device.`}
          </Banner>
        )}
        <TextArea
          label="Your answer"
          isLabelHidden
          rows={2}
          placeholder="Answer, or change anything above"
          value={text}
          error={error}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={sendByKey}
        />
        <Row>
          <Button type="submit" variant="primary" isBusy={talk.isReading} disabled={message === ''}>
            Send
          </Button>
          <Button variant="quiet" disabled={talk.entries.length === 0} onClick={talk.clear}>
            Start over
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
