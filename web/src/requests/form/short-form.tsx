import { useState, type ReactNode } from 'react'
import type { Person } from '../../api/session.ts'
import { Button } from '../../components/actions/button.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useIdempotencyKey } from '../../platform/calls/use-idempotency-key.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { Wide } from '../../platform/boxes/form-grid.tsx'
import { blankDraft, draftIn, type DraftRow, type RequestDraft } from '../request-draft.ts'
import { requestWrite } from '../request-write.ts'
import { HostList, type Host } from './host-list.tsx'
import { DraftField } from './draft-field.tsx'
import { useKeptDraft, useOtherTab } from './kept-draft.ts'
import { OpenDates } from './open-dates.tsx'
import { requestData, shortRefusals } from './short-request.ts'

interface ShortFormProps {
  hosts: readonly Host[]
  /** The fields, which the page's loader knows. */
  rows: readonly DraftRow[]
  person: Person | null
  first: RequestDraft
  onSent: (sent: { email: string; isConfirmed: boolean; hosts: readonly Host[] }) => void
}

/** One request to all hosts. Every change is stored as a draft on this device. */
export function ShortForm({ hosts, rows, person, first, onSent }: ShortFormProps) {
  const [fax, setFax] = useState('')
  const kept = useKeptDraft(hosts, 'Draft saved on this device')
  const { send } = useWrite(calls['contact-mgmt'].requests.create, requestWrite)
  const idempotencyKeyOf = useIdempotencyKey()
  const blank = blankDraft(rows)
  const { form, values, set, take, errors, banner, isBusy } = useDraftForm<RequestDraft>({
    first: {
      ...blank,
      ...(person && draftIn({ contactName: person.name, contactEmail: person.email }, rows)),
      ...first,
    },
    rules: () => import('./short-rules.ts'),
    async send(draft) {
      const data = requestData(draft, hosts, fax)
      const { isConfirmed } = (await send({ data }, { idempotencyKey: idempotencyKeyOf(data) })).data
      onSent({ email: data.contactEmail, isConfirmed, hosts })
    },
    failed: 'Not sent.',
    kept: 'Your request is saved on this device.',
    draft: kept.draft,
    labels: Object.fromEntries(rows.map(({ name, label }) => [name, label])),
    fieldErrors: shortRefusals,
  })
  const show = (shown: RequestDraft) => take({ ...blank, ...shown })
  useOtherTab(hosts, rows, show, kept.setGone)

  const draft = { draft: values, change: set, errors }
  const fieldsOf = (part: readonly DraftRow[]) =>
    part.map((row) => {
      const field = <DraftField key={row.name} {...draft} row={row} />
      return row.typed === 'prose' ? <Wide key={row.name}>{field}</Wide> : field
    })
  const { what = [], when = [], prose = [], who = [] } = Object.groupBy(rows, partOf)
  return (
    <form {...form}>
      <Stack gap="8" width="reading">
        <HostList hosts={hosts} rows={rows} draft={values} onDraft={show} />
        <Part id="what-and-when" title="What and when">
          {fieldsOf(what.filter(({ group }) => group === 'What'))}
          <Wide>
            <OpenDates {...draft} rows={when} />
          </Wide>
          {fieldsOf([...what.filter(({ group }) => group !== 'What'), ...prose])}
        </Part>
        <Part id="who-asks" title="Who is asking">
          {fieldsOf(who)}
          {/* Programs fill in every field. People can't see or reach this one. */}
          <div className="sr" aria-hidden="true">
            <input
              name="fax"
              tabIndex={-1}
              autoComplete="off"
              value={fax}
              onChange={({ target }) => setFax(target.value)}
            />
          </div>
        </Part>
        <FormBanner>{banner}</FormBanner>
        <Row gap="3 4">
          <Button type="submit" variant="primary" size="l" icon="send" isBusy={isBusy}>
            {hosts.length === 1 ? 'Send request' : `Send to ${hosts.length} hosts`}
          </Button>
          <p className="sm mut" aria-live="polite">
            {kept.words}
          </p>
        </Row>
        {person === null && (
          <p className="sm mut">
            No account needed. We email you a link to confirm your address, and send the request after that.
          </p>
        )}
      </Stack>
    </form>
  )
}

/** The part of the form that a field is in. What is written freely is the last of the event. */
function partOf({ group, typed }: DraftRow) {
  if (group === 'Contact') return 'who'
  if (group === 'When') return 'when'
  return typed === 'prose' ? 'prose' : 'what'
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <Stack>
      <h2 id={id} className="h3">
        {title}
      </h2>
      <Grid columns="2">{children}</Grid>
    </Stack>
  </section>
)
