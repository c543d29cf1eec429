import type { RequestReach } from '@app/contract/events/lead-schema.ts'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { loadApi } from '../api/load-api.ts'
import { fieldErrorsOf, reasonOf } from '../api/problem.ts'
import type { Person } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { withoutHost, type HostRef } from '../kind/contact-paths.ts'
import { keptWords } from '../page/contact-words.ts'
import { cityAndState } from '../page/place-words.ts'
import { useFieldErrors } from '../page/use-field-errors.ts'
import { RequestFields } from './request-fields.tsx'
import {
  dropDraft,
  missingFields,
  requestData,
  storeDraft,
  type RequestLists,
  type RequestValues,
} from './request-values.ts'
import styles from './requests.module.css'

export interface Host extends HostRef {
  name: string
  city: string | null
  state: string | null
  phone: string | null
  reach: RequestReach
}

interface RequestFormProps {
  hosts: readonly Host[]
  lists: RequestLists
  person: Person | null
  first: RequestValues
  onSent: (sent: { email: string; isConfirmed: boolean; hosts: readonly Host[] }) => void
}

/** One request to all hosts. Every change is stored as a draft on this device. */
export function RequestForm({ hosts, lists, person, first, onSent }: RequestFormProps) {
  const [values, setValues] = useState<RequestValues>(() => ({
    ...first,
    name: first.name || (person?.name ?? ''),
    email: first.email || (person?.email ?? ''),
  }))
  const [isStored, setStored] = useState<boolean>()
  const { form, errors, show, drop } = useFieldErrors()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  function change(changed: Partial<RequestValues>) {
    const next = { ...values, ...changed }
    setValues(next)
    setStored(storeDraft(next))
    drop(changed)
  }

  async function send() {
    const missing = missingFields(values)
    if (missing.size > 0) return show(missing)
    setBusy(true)
    setFailure(undefined)
    try {
      const api = await loadApi()
      const { data } = await api['contact-mgmt'].requests.create({ data: requestData(values, hosts, lists) })
      dropDraft()
      onSent({ email: values.email.trim(), isConfirmed: data.isConfirmed, hosts })
    } catch (error) {
      const found = fieldErrorsOf(error)
      const known = new Map(
        [...found].filter(([name]) => name in fieldOf).map(([name, text]) => [fieldOf[name] ?? name, text]),
      )
      if (known.size > 0) show(known)
      else setFailure(reasonOf(error))
    }
    setBusy(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void send()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Hosts hosts={hosts} />
      <RequestFields {...{ values, lists, errors }} onChange={change} />
      {failure !== undefined && (
        <Banner tone="bad" isLive>
          Not sent. {failure} Your request is saved on this device.
        </Banner>
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="primary" size="l" icon="send" isBusy={isBusy}>
          {hosts.length === 1 ? 'Send request' : `Send to ${hosts.length} hosts`}
        </Button>
        <p className="sm mut" aria-live="polite">
          {isStored === false
            ? 'This browser can’t save drafts. Don’t close the page.'
            : isStored && 'Draft saved on this device'}
        </p>
      </div>
      {person === null && (
        <p className="sm mut">
          No account needed. We email you a link to confirm your address, and send the request after that.
        </p>
      )}
    </form>
  )
}

/** The field of the form that shows the error of an API field. */
const fieldOf: Readonly<Record<string, string>> = {
  event: 'event',
  message: 'event',
  sport: 'sport',
  startDate: 'from',
  endDate: 'from',
  months: 'months',
  spaceType: 'space',
  spaceCount: 'count',
  people: 'people',
  urgency: 'urgency',
  name: 'name',
  email: 'email',
  organization: 'organization',
}

function Hosts({ hosts }: { hosts: readonly Host[] }) {
  const [search, setSearch] = useSearchParams()
  const remove = ({ id }: Host) =>
    setSearch(withoutHost(search, id), { replace: true, preventScrollReset: true })
  return (
    <section aria-label="Hosts">
      <ul className={styles.hosts}>
        {hosts.map((host) => (
          <li key={host.id} className={styles.host}>
            <div className={styles.hostWords}>
              <p className="semi">{host.name}</p>
              <p className="sm mut">{cityAndState(host)}</p>
              <p className={`xs mut ${styles.reach}`}>
                {host.reach === 'Email' ? (
                  'Gets your request by email.'
                ) : (
                  <>
                    <Icon name="info" size={16} />{' '}
                    <span>
                      {keptWords[host.reach]}
                      {host.phone !== null && ` To be sure, call ${host.phone}.`}
                    </span>
                  </>
                )}
              </p>
            </div>
            {hosts.length > 1 && (
              <IconButton icon="x" label={`Remove ${host.name}`} onClick={() => remove(host)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
