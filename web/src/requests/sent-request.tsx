import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, profilePath } from '../kinds/registry.ts'
import { cityAndState } from '../page/place-words.ts'
import { MoveButtons, Moves, StatusTag } from './request-summary.tsx'
import { offerText } from './offer-words.ts'
import { deliveryText, type SentRequest } from './request-words.ts'
import styles from './requests.module.css'

interface AnswersProps {
  request: SentRequest
  /** Of the mailed link. */
  linkKey: string
  onChange: (request: SentRequest) => void
}

/** The hosts of a request with their answers, for a sender without an account. */
export function Answers({ request, linkKey, onChange }: AnswersProps) {
  const toast = useToast()
  const [moving, setMoving] = useState<{ id: string; status: LeadStatus }>()
  const [closesOthers, setClosesOthers] = useState(false)
  const { leads } = request
  const undecided = leads.filter(({ status }) => status === 'Open' || status === 'Interested')
  const canChoose = leads.some(({ status }) => status === 'Interested')

  async function move(leadId: string, status: LeadStatus) {
    setMoving({ id: leadId, status })
    try {
      const { requests } = (await loadApi())['contact-mgmt']
      const closeOthers = status === 'Won' && closesOthers
      const { data } = await requests.move({ data: { key: linkKey, leadId, status, closeOthers } })
      onChange(data)
    } catch (error) {
      toast.error(`Nothing was changed. ${reasonOf(error)}`)
    }
    setMoving(undefined)
  }

  return (
    <>
      <ul className={styles.list}>
        {leads.map(({ id, host, status, isMailed, reach, moves, passReason, offer }) => (
          <li key={id} className={styles.answer}>
            <div className={styles.head}>
              <div className={styles.hostWords}>
                <h3 className={styles.name}>
                  {host.isGone ? (
                    host.name
                  ) : (
                    <Link to={profilePath(kinds[host.kind], host.id)} className={styles.link}>
                      {host.name}
                    </Link>
                  )}
                </h3>
                <p className="sm mut">{cityAndState(host)}</p>
              </div>
              <StatusTag status={status} side="sender" />
            </div>
            {status === 'Open' && (
              <p className="sm mut">{deliveryText({ reach, isMailed }, request.confirmedDate)}</p>
            )}
            {offer !== null && (
              <div>
                <p className="semi">{offerText(offer)}</p>
                {offer.note !== null && <p className={styles.message}>{offer.note}</p>}
              </div>
            )}
            {passReason !== null && <p className="sm">{passReason}</p>}
            <Moves moves={moves} side="sender" />
            {request.confirmedDate !== null && (
              <div className={styles.actions}>
                <MoveButtons
                  label={host.name}
                  side="sender"
                  pending={moving?.id === id ? moving.status : undefined}
                  onMove={(to) => void move(id, to)}
                  {...{ status, request }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {canChoose && undecided.length > 1 && (
        <Checkbox
          label="When I choose one, close the request for the others"
          checked={closesOthers}
          onChange={({ target }) => setClosesOthers(target.checked)}
        />
      )}
    </>
  )
}
