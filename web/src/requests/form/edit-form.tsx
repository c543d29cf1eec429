import type { Event } from '@app/contract/events/event-schema.ts'
import { useNavigate } from 'react-router'
import { ownRequestsKey } from '../../api/contact-keys.ts'
import { reasonOf } from '../../api/problem.ts'
import { profileSaved } from '../../api/profile-changed.ts'
import { useApi } from '../../api/use-api.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { kinds } from '../../kind/registry.ts'
import { counted, listOf } from '../../components/format.ts'
import { LeaveGuard } from '../../page/leave-guard.tsx'
import { Loaded } from '../../page/loaded.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { requestPath } from '../../kind/request-paths.ts'
import { useWrite } from '../../page/use-write.ts'
import { calls } from '../../platform/calls/calls.ts'
import { refetchTouched } from '../../platform/calls/touches.ts'
import { readCollections, type EventCollections } from '../event-collections.ts'
import { draftOfEvent, eventPatch } from '../event-draft.ts'
import layout from '../layout.module.css'
import { RequestCrumbs } from '../request-crumbs.tsx'
import type { RequestDraft } from '../request-draft.ts'
import { RequestHead } from '../request-head.tsx'
import { RequestSkeleton } from '../lazy-page.tsx'
import { uploadFiles } from '../upload-files.ts'
import { isNotOwn, requestWrite } from '../request-calls.ts'
import type { FormLists } from './form-lists.server.ts'
import { FormStepsView } from './form-steps.tsx'
import { useFormSteps } from './use-form-steps.ts'

interface StoredRequest {
  event: Event
  etag: string | undefined
  collections: EventCollections
}

interface EditPageProps {
  id: string
  lists: FormLists
}

/** Changes a request that is stored, in the form that it was written in. */
export function EditPage({ id, lists }: EditPageProps) {
  const stored = useApi<StoredRequest>(
    [...ownRequestsKey, id, 'edit'],
    async (api, signal) => {
      const { events } = api['event-mgmt']
      const [{ data: event, etag }, collections] = await Promise.all([
        events.get({ id }, { signal }),
        readCollections(api, id, { signal }),
        // Refused to those who don't manage the event.
        events.bids({ ownerId: id }, { signal }),
      ])
      return { event, etag, collections }
    },
    // What is in the form is compared with what was stored when it was opened.
    { staleTime: Infinity, gcTime: 0, retry: false },
  )
  if (stored.data === undefined && isNotOwn(stored.error))
    return <NotFound>This request doesn’t exist, or it isn’t yours.</NotFound>
  return (
    <Loaded query={stored} skeleton={<RequestSkeleton />}>
      {(request) => <EditForm key={request.etag} stored={request} lists={lists} />}
    </Loaded>
  )
}

function EditForm({
  stored: { event, etag, collections },
  lists,
}: {
  stored: StoredRequest
  lists: FormLists
}) {
  const first: RequestDraft = { ...draftOfEvent(event), ...collections }
  const state = useFormSteps({ first, step: -1, stored: first })
  const { draft, files } = state
  const navigate = useNavigate()
  const toast = useToast()
  const path = requestPath(event.id)
  const patch = eventPatch(event, draft)
  const isWritten = patch.length > 0 || !isSameCollections(draft, first)
  const isChanged = isWritten || files.length > 0
  const save = useWrite(
    async (api) => {
      const { requirements = [], amenities = [] } = draft
      const { data } = isWritten
        ? await api['event-mgmt'].events.request.save(
            { id: event.id, data: { patch, requirements, amenities } },
            { ifMatch: etag },
          )
        : { data: event }
      return { data, failed: await uploadFiles(api, event.id, files) }
    },
    {
      async onDone({ data, failed }, queries) {
        if (failed.length > 0) toast.error(`Not saved: ${listOf(failed)}. Everything else is.`)
        else toast.success('Request changed.')
        await Promise.all([
          profileSaved(queries, kinds.event, data),
          queries.invalidateQueries({ queryKey: ['event', event.id] }),
          refetchTouched(queries, [
            ...requestWrite.touches,
            { call: calls['event-mgmt'].events, owner: event.id },
          ]),
        ])
        await navigate(`${path}/hosts`)
      },
      onFailed: (error) => {
        if (!state.showRefusals(error)) toast.error(`Not saved. ${reasonOf(error)}`)
      },
    },
  )
  return (
    <div className={`page ${layout.page}`}>
      <RequestCrumbs event={event} part="Change" />
      <RequestHead
        title={draft.name ?? event.name}
        text={<p className="mut">Hosts that were asked see the changes at once.</p>}
      />
      <LeaveGuard
        loss={isChanged && !save.isBusy ? 'Your changes to this request are not saved.' : undefined}
      />
      <FormStepsView lists={lists} state={state} onSubmit={() => save.run()}>
        {(fitting) => (
          <div className={layout.actions}>
            <Button type="submit" variant="primary" size="l" isBusy={save.isBusy} disabled={!isChanged}>
              Save changes
            </Button>
            <ButtonLink variant="quiet" size="l" to={`${path}/hosts`}>
              Cancel
            </ButtonLink>
            <span className="sm mut">{counted(fitting, 'host')} would fit.</span>
          </div>
        )}
      </FormStepsView>
    </div>
  )
}

const isSameCollections = (one: RequestDraft, other: RequestDraft) =>
  JSON.stringify([one.requirements, one.amenities]) === JSON.stringify([other.requirements, other.amenities])
