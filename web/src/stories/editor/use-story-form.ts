import type { Api } from '@app/contract/api.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import type { StoryDraft } from '@app/contract/stories/story-schema.ts'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { tabDraft, useRestored } from '../../page/tab-draft.ts'
import { calls } from '../../platform/calls/calls.ts'
import { refetchTouched } from '../../platform/calls/touches.ts'
import { useTransport } from '../../platform/calls/transport.ts'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { useIsOffline } from '../../platform/use-is-offline.ts'
import { isUnpublished } from './state-words.ts'
import { draftOf, storedDraft, storyLabels, valuesOf, type StoryValues } from './story-values.ts'

type Stories = Api['story-mgmt']['stories']
export type StoredStory = Awaited<ReturnType<Stories['draft']>>

interface Unchanged {
  ifMatch?: string
}
/** Moves a story to another state. */
export type Step = (stories: Stories, id: string, unchanged: Unchanged) => Promise<StoredStory>

/** In ms, after the last key. */
const saveAfter = 1500

/** A story that is edited. Until it is published, what is typed is saved by itself. */
export function useStoryForm(loaded: StoredStory) {
  const { loadClient, queries } = useTransport()
  const subject = useSession(({ person }) => person?.subject)
  const isOffline = useIsOffline()
  const [stored, setStored] = useState(loaded)
  const latest = useRef(loaded)
  const keep = (next: StoredStory) => {
    latest.current = next
    setStored(next)
  }
  const { id } = loaded.data
  const [first] = useState(() => valuesOf(loaded.data))
  const draft = tabDraft(`unsaved/${subject}/${id}/story`, first)

  const storiesOf = async () => (await loadClient()).api['story-mgmt'].stories
  const unchanged = (): Unchanged => ({
    ...(latest.current.etag !== undefined && { ifMatch: latest.current.etag }),
  })
  async function save(wanted: StoryDraft) {
    const patch = patchBetween(storedDraft(latest.current.data), wanted)
    if (patch.length > 0) keep(await (await storiesOf()).update({ id, patch }, unchanged()))
  }
  const form = useDraftForm<StoryValues, StoryDraft>({
    first,
    rules: async () => {
      const { StoryDraft: schema } = await import('@app/contract/stories/story-schema.ts')
      return { schema, draftOf: (values) => draftOf(values, latest.current.data) }
    },
    send: async (_values, parsed) => save(parsed),
    failed: 'Not saved.',
    kept: 'Your text is still here.',
    labels: storyLabels,
    draft,
    isCheckedWhenLeft: true,
    loadStored: async () => {
      keep(await (await storiesOf()).draft({ id }))
      return valuesOf(latest.current.data)
    },
  })
  useRestored(draft, form)

  const { values, isChanged, isBusy, differences, submit } = form
  const { state } = stored.data
  const isDue =
    isUnpublished(state) &&
    isChanged &&
    !isBusy &&
    !isOffline &&
    differences === undefined &&
    values.title.trim() !== ''
  /** After a failure, the next key tries again. */
  const tried = useRef<StoryValues>(undefined)
  useEffect(() => {
    if (!isDue || tried.current === values) return undefined
    const timer = setTimeout(() => {
      tried.current = values
      void submit()
    }, saveAfter)
    return () => clearTimeout(timer)
    // `submit` is another function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue, values])

  return {
    form,
    stored: stored.data,
    isOffline,
    /** Saves what is typed, then moves the story to another state. Errors are beside their fields. */
    move: async (step: Step, done: () => void) =>
      submit(async (_values, parsed) => {
        await save(parsed)
        keep(await step(await storiesOf(), id, unchanged()))
        done()
        await refetchTouched(queries?.client, [calls['story-mgmt'].stories])
      }),
    remove: async () => (await storiesOf()).remove({ id }, unchanged()),
  }
}
export type StoryForm = ReturnType<typeof useStoryForm>
