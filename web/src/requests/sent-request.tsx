import { keptWords } from '../page/contact-words.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { useState } from 'react'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { HostAnswer } from './host-answer.tsx'
import type { LeadMove } from './request-calls.ts'
import { reopenQuestion } from './reopen-question.ts'
import { MoveButtons } from './request-summary.tsx'
import { offerText } from './offer-words.ts'
import { deliveryText, type SentRequest } from './request-words.ts'
import styles from './requests.module.css'
import layout from './layout.module.css'

type SentLead = SentRequest['leads'][number]

interface AnswersProps {
  request: SentRequest
  /** Of the mailed link. */
  linkKey: string
  onChange: (request: SentRequest) => void
}

/** The hosts of a request with their answers, for a sender without an account. */
export function Answers({ request, linkKey, onChange }: AnswersProps) {
  const toast = useToast()
  const confirm = useConfirm()
  const [moving, setMoving] = useState<LeadMove<SentLead>>()
  const [closesOthers, setClosesOthers] = useState(false)
  const { leads } = request
  const undecided = leads.filter(({ status }) => status === 'Open' || status === 'Interested')
  const canChoose = leads.some(({ status }) => status === 'Interested')

  async function move(lead: SentLead, to: LeadStatus) {
    const isFinal = lead.status === 'Won' || lead.status === 'Lost'
    if (isFinal && (await confirm(reopenQuestion(lead.host.name, lead.status))) !== 'confirmed') return
    setMoving({ lead, to })
    try {
      const { requests } = (await loadApi())['contact-mgmt']
      const closeOthers = to === 'Won' && closesOthers
      const { data } = await requests.move(
        { id: request.id, data: { leadId: lead.id, status: to, closeOthers } },
        { mailedKey: linkKey },
      )
      onChange(data)
    } catch (error) {
      toast.error(`Nothing was changed. ${reasonOf(error)}`)
    }
    setMoving(undefined)
  }

  return (
    <>
      <ul className={styles.list}>
        {leads.map((lead) => (
          <HostAnswer
            key={lead.id}
            lead={lead}
            delivery={deliveryText(lead, request.confirmedDate, keptWords)}
            offer={
              lead.offer !== null && (
                <div>
                  <p className="semi">{offerText(lead.offer)}</p>
                  {lead.offer.note !== null && <p className={layout.text}>{lead.offer.note}</p>}
                </div>
              )
            }
            actions={
              request.confirmedDate !== null && (
                <Row>
                  <MoveButtons
                    label={lead.host.name}
                    lead={{ ...lead, asked: request.asked }}
                    side="sender"
                    pending={moving}
                    onMove={(to) => void move(lead, to)}
                  />
                </Row>
              )
            }
          />
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
