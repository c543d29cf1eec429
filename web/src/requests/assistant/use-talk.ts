import type { OfferedAnswer } from '@app/contract/assistants/request-assistant.ts'
import { useEffect, useState } from 'react'
import { deviceDrafts } from '../../page/draft-store.ts'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { entriesIn, talkOf, type Entry } from './talk-state.ts'

const key = 'request-talk'

/** The conversation, which this device keeps until a request is made of it. */
export function useTalk() {
  const [entries, setEntries] = useState<readonly Entry[]>(() => entriesIn(deviceDrafts.read(key)))
  const [isSaved, setSaved] = useState(true)
  const talk = talkOf(entries)
  const turn = useRead(
    calls['assistant-mgmt'].assistants.request.talk,
    { data: talk },
    { enabled: talk.messages.length > 0, placeholderData: (before) => before, staleTime: Infinity },
  )
  // The first reading after a pause takes seconds to begin.
  const { run: prepare } = useWrite(calls['event-mgmt'].events.requestReading.prepare, {
    touches: [],
    onFailed: () => undefined,
  })
  useEffect(() => prepare({}), [prepare])
  function keep(next: readonly Entry[]) {
    setEntries(next)
    if (next.length === 0) deviceDrafts.drop(key)
    else setSaved(deviceDrafts.write(key, JSON.stringify(next)))
  }

  // While the next turn is read, the question of the one before has been answered.
  const isReading = turn.isFetching && entries.length > 0
  const current = entries.length === 0 ? undefined : turn.data?.data
  const question = isReading ? null : (current?.question ?? null)
  const note = isReading ? null : (current?.note ?? null)
  const asked = {
    note: note?.text,
    asked: question?.text ?? null,
    about: question?.about ?? null,
    offered: question?.answers.map(({ label, fields }) => ({ label, fields })),
  }
  return {
    entries,
    talk,
    turn: current,
    question,
    note,
    isReading,
    isSaved,
    error: entries.length === 0 ? null : turn.error,
    retry: () => void turn.refetch(),
    say: (text: string) => keep([...entries, { ...asked, text }]),
    choose: ({ label, fields }: OfferedAnswer) => keep([...entries, { ...asked, text: label, fields }]),
    change: (entry: Entry) => keep([...entries, { ...entry, note: note?.text }]),
    undo: () => keep(entries.slice(0, -1)),
    clear: () => keep([]),
  }
}
export type Talk = ReturnType<typeof useTalk>
export type { Entry }
