import type { Event } from '@app/contract/events/event-schema.ts'
import { Button } from '../../components/actions/button.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { date } from '../../components/format.ts'
import { Loaded } from '../../page/loaded.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { Stack } from '../../platform/boxes/stack.tsx'
import { useTeam } from '../request-calls.ts'
import { requestWrite } from '../request-write.ts'
import { Steps } from '../request-summary.tsx'
import type { Lead } from '../request-words.ts'
import { historySteps } from '../history-words.ts'
import { LeadImpact } from './lead-impact.tsx'
import { SidePart } from './block.tsx'
import layout from '../layout.module.css'

const { documents: documentCalls, leads } = calls['event-mgmt'].events

const placeOf = ({ ownerId, id }: Lead) => ({ ownerId, id })

/** What the own team keeps about a lead, with its history and documents. */
export const LeadSide = ({ lead, event }: { lead: Lead; event: Event }) => (
  <>
    <LeadImpact status={lead.status} event={event} />
    <Documents eventId={lead.ownerId} />
    <Owner lead={lead} />
    <History lead={lead} />
    <Notes lead={lead} />
  </>
)

function History({ lead }: { lead: Lead }) {
  const history = useRead(leads.history, placeOf(lead))
  const received = {
    text: 'Request received',
    by: 'sender' as const,
    name: lead.asked.contactName,
    at: lead.confirmedDate,
  }
  return (
    <SidePart title="History">
      <Loaded
        query={history}
        errorTitle="The history didn’t load."
        skeleton={<Steps steps={[received]} side="host" />}
      >
        {({ data }) => <Steps steps={[...historySteps(data, 'host'), received]} side="host" />}
      </Loaded>
    </SidePart>
  )
}

function Documents({ eventId }: { eventId: string }) {
  const documents = useRead(documentCalls.list, { ownerId: eventId, take: 100 })
  const { data: known, error } = documents
  if (known === undefined ? error === null : known.data.length === 0) return null
  return (
    <SidePart title="Documents">
      <Loaded query={documents} errorTitle="The documents didn’t load.">
        {({ data }) => (
          <ul>
            {data.map(({ id, name, url }) => (
              <li key={id}>
                <a className="link sm" href={url ?? undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </SidePart>
  )
}

function Owner({ lead }: { lead: Lead }) {
  const known = useTeam(lead.host) ?? []
  const assign = useWrite(leads.member, requestWrite)
  const { memberId, memberName } = lead
  // Whoever left the team is still named until somebody else takes over.
  const options =
    memberId === null || known.some(({ value }) => value === memberId)
      ? known
      : [...known, { value: memberId, label: memberName ?? 'A former member' }]
  return (
    <SidePart>
      <SelectField
        label="Owner"
        placeholder="Nobody in particular"
        options={options}
        value={memberId ?? ''}
        disabled={assign.isBusy}
        onChange={({ target }) => assign.run({ ...placeOf(lead), data: { userId: target.value || null } })}
      />
    </SidePart>
  )
}

function Notes({ lead }: { lead: Lead }) {
  const notes = useRead(leads.notes.list, placeOf(lead))
  const { send } = useWrite(leads.notes.create, { touches: [leads.notes] })
  const { form, field, clearSent, banner, isBusy } = useDraftForm({
    first: { text: '' },
    rules: () => ({}),
    async send({ text }) {
      if (text.trim() === '') return
      await send({ ...placeOf(lead), data: { text: text.trim() } })
      clearSent({ text: '' })
    },
    failed: 'Nothing was changed.',
  })
  return (
    <SidePart title="Notes, your team only">
      <Loaded query={notes} errorTitle="The notes didn’t load." skeleton={null}>
        {({ data }) =>
          data.map(({ id, text: note, authorName, createdDate }) => (
            <p key={id} className={`sm ${layout.text}`}>
              {note}
              <span className="xs mut">
                {' '}
                {authorName ?? 'A former member'}, {date(createdDate)}
              </span>
            </p>
          ))
        }
      </Loaded>
      <form {...form}>
        <Stack gap="2">
          <TextArea
            label="New note"
            isLabelHidden
            placeholder="Site visit, prices agreed, who knows them"
            rows={3}
            maxLength={4000}
            {...field('text')}
          />
          <FormBanner>{banner}</FormBanner>
          <div>
            <Button type="submit" isBusy={isBusy}>
              Add the note
            </Button>
          </div>
        </Stack>
      </form>
    </SidePart>
  )
}
