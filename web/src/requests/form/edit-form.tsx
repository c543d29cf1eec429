import type { Event } from '@app/contract/events/event-schema.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { profileTouches } from '../../api/profile-changed.ts'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { listOf } from '../../components/format.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { kinds } from '../../kind/registry.ts'
import { requestPath } from '../../kind/request-paths.ts'
import { LeaveGuard } from '../../page/leave-guard.tsx'
import { Loaded } from '../../page/loaded.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { calls, type Call } from '../../platform/calls/calls.ts'
import { joinedReads } from '../../platform/calls/joined-reads.ts'
import { useReadWith } from '../../platform/calls/use-read.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { Versions } from '../../platform/form/versions.tsx'
import { collectionsOf, pageOf, readCollections, type EventCollections } from '../event-collections.ts'
import { draftOfEvent, eventPatch } from '../event-draft.ts'
import layout from '../layout.module.css'
import { RequestSkeleton } from '../lazy-page.tsx'
import { isNotOwn } from '../../page/null-if-missing.ts'
import { requestWrite } from '../request-write.ts'
import { RequestCrumbs } from '../request-crumbs.tsx'
import { blankDraft, type RequestDraft } from '../request-draft.ts'
import { RequestHead } from '../request-head.tsx'
import { uploadFiles } from '../upload-files.ts'
import { askedRows } from './asked-rows.ts'
import { shortText } from './count-words.ts'
import { draftVersions, valuesOf } from './draft-versions.ts'
import type { FormLists } from './form-lists.ts'
import { FormStepsView } from './form-steps.tsx'
import { useFormSteps } from './use-form-steps.ts'

interface StoredRequest {
  event: Event
  etag: string | undefined
  collections: EventCollections
  /** Whether hosts read the request already. */
  hasAskedHosts: boolean
}

const { events } = calls['event-mgmt']

/** Reads when a form opens, and not again: what is in the form is compared with what was stored then. */
const useReadOnce = <Input extends object, Reply>(call: Call<Input, Reply>, input: Input, opening: string) =>
  useReadWith(
    call,
    input,
    { name: opening, load: async (one, own) => one(own) },
    { staleTime: Infinity, retry: false },
  )

function useStoredRequest(id: string) {
  const [opening] = useState(() => crypto.randomUUID())
  const event = useReadOnce(events.get, { id }, opening)
  const spaces = useReadOnce(events.requirements.list, pageOf(id), opening)
  const wanted = useReadOnce(events.amenities.list, pageOf(id), opening)
  const leads = useReadOnce(events.leads.list, { ownerId: id, take: 100 }, opening)
  // Refused to those who don't manage the event.
  const bids = useReadOnce(events.bids, { ownerId: id }, opening)
  return joinedReads([event, spaces, wanted, leads, bids], (): StoredRequest | undefined =>
    event.data && spaces.data && wanted.data && leads.data && bids.data
      ? {
          event: event.data.data,
          etag: event.data.etag,
          collections: collectionsOf(spaces.data.data, wanted.data.data),
          hasAskedHosts: leads.data.data.some(({ status }) => status !== 'Lost' && status !== 'Passed'),
        }
      : undefined,
  )
}

interface EditPageProps {
  id: string
  lists: FormLists
}

/** Changes a request that is stored, in the form that it was written in. */
export function EditPage({ id, lists }: EditPageProps) {
  const stored = useStoredRequest(id)
  if (stored.data === undefined && isNotOwn(stored.error))
    return <NotFound>This request doesn’t exist, or it isn’t yours.</NotFound>
  return (
    <Loaded query={stored} skeleton={<RequestSkeleton />}>
      {(request) => <EditForm opened={request} lists={lists} />}
    </Loaded>
  )
}

const blank = blankDraft(askedRows)
const draftOf = ({ event, collections }: StoredRequest): RequestDraft => ({
  ...blank,
  ...draftOfEvent(event),
  ...collections,
})

interface Written {
  draft: RequestDraft
  files: readonly File[]
}

function EditForm({ opened, lists }: { opened: StoredRequest; lists: FormLists }) {
  const { id } = opened.event
  /** What is stored, as far as this page knows. */
  const [stored, setStored] = useState(opened)
  const navigate = useNavigate()
  const toast = useToast()
  const path = requestPath(id)
  const { send: save } = useWrite(
    async (api, { draft, files }: Written) => {
      const patch = eventPatch(stored.event, draft)
      const { requirements = [], amenities = [] } = draft
      const isWritten = patch.length > 0 || !isSameCollections(draft, stored.collections)
      if (isWritten)
        await api['event-mgmt'].events.request.save(
          { id, data: { patch, requirements, amenities } },
          { ifMatch: stored.etag },
        )
      return uploadFiles(api, id, files)
    },
    {
      touches: [...requestWrite.touches, ...profileTouches(kinds.event, id)],
      onDone(failed) {
        if (failed.length > 0) toast.error(`Not saved: ${listOf(failed)}. Everything else is.`)
        else toast.success('Request changed.')
      },
    },
  )
  const { send: load } = useWrite(async (api): Promise<StoredRequest> => {
    const [{ data: event, etag }, collections] = await Promise.all([
      api['event-mgmt'].events.get({ id }),
      readCollections(api, id),
    ])
    return { event, etag, collections, hasAskedHosts: opened.hasAskedHosts }
  })
  const first = draftOf(opened)
  const state = useFormSteps({
    first,
    step: -1,
    stored: first,
    failed: 'Not saved.',
    async send(draft, files) {
      await save({ draft, files })
      await navigate(`${path}/hosts`)
    },
    async loadStored() {
      const now = await load()
      setStored(now)
      return draftOf(now)
    },
  })
  const { draft, files, isBusy, differences } = state
  const isChanged = state.isChanged || files.length > 0
  return (
    <div className={`page ${layout.page}`}>
      <RequestCrumbs event={opened.event} part="Change" />
      <RequestHead
        title={draft.name ?? opened.event.name}
        text={
          <p className="mut">
            {opened.hasAskedHosts
              ? 'Hosts that were asked see the changes at once, and are told what changed.'
              : 'No host has this request now, so nobody is told.'}
          </p>
        }
      />
      <LeaveGuard loss={isChanged && !isBusy ? 'Your changes to this request are not saved.' : undefined} />
      <FormStepsView
        lists={lists}
        state={state}
        above={
          differences && (
            <Versions
              // Another version has the focus again.
              key={stored.event.updatedDate}
              isFocused
              versions={draftVersions(differences, draft)}
              savedDate={stored.event.updatedDate}
              onChoose={({ names }, side) => state.change(valuesOf(differences, names, side))}
            />
          )
        }
      >
        {(counts) => (
          <Row>
            <Button type="submit" variant="primary" size="l" isBusy={isBusy} disabled={!isChanged}>
              Save changes
            </Button>
            <ButtonLink variant="quiet" size="l" to={`${path}/hosts`}>
              Cancel
            </ButtonLink>
            {counts && <span className="sm mut">{shortText(counts)}.</span>}
          </Row>
        )}
      </FormStepsView>
    </div>
  )
}

const isSameCollections = (one: EventCollections, other: EventCollections) =>
  JSON.stringify([one.requirements, one.amenities]) === JSON.stringify([other.requirements, other.amenities])
