import type { Event } from '@app/contract/events/event-schema.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { date } from '../../components/format.ts'
import { Steps } from '../request-summary.tsx'
import type { Lead } from '../request-words.ts'
import { historySteps } from '../history-words.ts'
import { LeadImpact } from './lead-impact.tsx'
import { useDocuments, useHistory, useLeadWrite, useNotes, useTeam } from './lead-calls.ts'
import styles from './lead.module.css'
import layout from '../layout.module.css'

/** What the own team keeps about a lead, with its history and documents. */
export const LeadSide = ({ lead, event }: { lead: Lead; event: Event }) => (
  <>
    <LeadImpact status={lead.status} event={event} />
    <Documents eventId={lead.eventId} />
    <Owner lead={lead} />
    <History lead={lead} />
    <Notes lead={lead} />
  </>
)

const History = ({ lead }: { lead: Lead }) => (
  <div className={styles.part}>
    <h2 className="h3">History</h2>
    <Steps
      steps={[
        ...historySteps(useHistory(lead).data ?? [], 'host'),
        {
          text: 'Request received',
          by: 'sender',
          name: lead.request.name,
          at: lead.request.confirmedDate,
        },
      ]}
      side="host"
    />
  </div>
)

function Documents({ eventId }: { eventId: string }) {
  const { data = [] } = useDocuments(eventId)
  if (data.length === 0) return null
  return (
    <div className={styles.part}>
      <h2 className="h3">Documents</h2>
      <ul>
        {data.map(({ id, name, url }) => (
          <li key={id}>
            <a className="link sm" href={url ?? undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Owner({ lead }: { lead: Lead }) {
  const team = useTeam(lead.host)
  const assign = useLeadWrite<string | null>(lead, ({ member }, place, userId) =>
    member({ ...place, data: { userId } }),
  )
  const { memberId, memberName } = lead
  const known = team.data ?? []
  // Whoever left the team is still named until somebody else takes over.
  const options =
    memberId === null || known.some(({ value }) => value === memberId)
      ? known
      : [...known, { value: memberId, label: memberName ?? 'A former member' }]
  return (
    <div className={styles.part}>
      <SelectField
        label="Owner"
        placeholder="Nobody in particular"
        options={options}
        value={memberId ?? ''}
        disabled={assign.isBusy}
        onChange={({ target }) => assign.run(target.value || null)}
      />
    </div>
  )
}

function Notes({ lead }: { lead: Lead }) {
  const notes = useNotes(lead)
  const [text, setText] = useState('')
  const add = useLeadWrite<string>(lead, async ({ notes: calls }, place, written) => {
    await calls.create({ ...place, data: { text: written } })
    setText('')
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') add.run(text.trim())
  }
  return (
    <form className={styles.part} onSubmit={submit}>
      <h2 className="h3">Notes, your team only</h2>
      {(notes.data ?? []).map(({ id, text: note, authorName, createdDate }) => (
        <p key={id} className={`sm ${layout.text}`}>
          {note}
          <span className="xs mut">
            {' '}
            {authorName ?? 'A former member'}, {date(createdDate)}
          </span>
        </p>
      ))}
      <TextArea
        label="New note"
        isLabelHidden
        placeholder="Site visit, prices agreed, who knows them"
        rows={3}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" isBusy={add.isBusy}>
        Add the note
      </Button>
    </form>
  )
}
