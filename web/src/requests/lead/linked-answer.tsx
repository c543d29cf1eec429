import { chargedBy } from '@app/contract/rules/bid-total.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import type { Bid } from '@app/contract/events/bids.ts'
import type { Lead } from '@app/contract/events/lead-schema.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem, reasonOf } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { FieldLines } from '../../components/fields/field-lines.tsx'
import { NumberField } from '../../components/fields/number-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { MoneyField } from '../../page/money-field.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { unsentKey } from '../../page/conversation-texts.ts'
import { tabDraft, useRestored } from '../../page/tab-draft.ts'
import { FormGrid } from '../../platform/boxes/form-grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { fill, useWrite } from '../../platform/calls/use-write.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { OfferedDates } from '../offered-dates.tsx'
import { PassReasons } from '../pass-reasons.tsx'
import { replacing, type LeadCost } from '../request-calls.ts'
import {
  errorsOf,
  figureOfAnswer,
  firstValues,
  offerOfAnswer,
  refusedFields,
  answerSpacesHint,
  type Offer,
} from './answer-values.ts'
import { IncludedCosts } from './included-costs.tsx'
import { MovedFigure, OfferFigure } from './offer-figure.tsx'
import styles from './lead.module.css'

const { leads } = calls['event-mgmt'].events

interface LinkedAnswerProps {
  lead: Lead
  bid: Bid | null
  /** What the organizer needs besides spaces. */
  costs: readonly LeadCost[]
  /** Reads the lead again after a refusal: the link may take no answers any longer. */
  recheck: () => Promise<unknown>
}

/** The answer of a host by its link, with an offer or without: one press sends both. */
export function LinkedAnswer({ lead, bid, costs, recheck }: LinkedAnswerProps) {
  const wanted = { costs, roomNights: lead.asked.roomNights }
  const latest = useRef({ bid, wanted })
  useEffect(() => {
    latest.current = { bid, wanted }
  })
  const title = useRef<HTMLHeadingElement>(null)
  const toast = useToast()
  const { send, isBusy } = useAnswer(lead, bid)
  const notSent = (error: unknown) => toast.error(`Not sent. ${reasonOf(error)}`)
  async function answer(input: Answer) {
    try {
      await send(input)
    } catch (error) {
      // The form may be gone then, with what it says.
      if (isClosed(error)) notSent(error)
      if (isClosed(error) || isOutdated(error)) await recheck()
      throw error
    }
    // What was sent is said at the top, which may be out of sight.
    title.current?.focus()
    title.current?.scrollIntoView({ block: 'start' })
  }
  const subject = useSession(({ person }) => person?.subject)
  const first = firstValues(lead.asked, bid, costs)
  // By the lead, because the key of the link stays out of storage.
  const draft = tabDraft(unsentKey(subject, `answer/${lead.id}`), first)
  const typing = useDraftForm({
    first,
    draft,
    // The form keeps its rules, and there is an offer once one was sent.
    rules: () => ({ check: (typed) => errorsOf(typed, latest.current.bid) }),
    async send(typed) {
      const sent = latest.current
      const confirmedTotal = figureOfAnswer(typed, sent.bid, sent.wanted)?.total
      const offer = offerOfAnswer(typed, sent.bid)
      await answer({ status: 'Interested', offer: offer && { ...offer, confirmedTotal } })
    },
    failed: 'Not sent.',
    fieldErrors: refusedFields,
  })
  useRestored(draft, typing)
  const { form, field, values, set, errors, banner } = typing
  const figure = figureOfAnswer(values, bid, wanted)
  const pass = (passReason: string) =>
    void answer({ status: 'Passed', passReason }).catch((error: unknown) => isClosed(error) || notSent(error))
  return (
    <section className={styles.block} aria-labelledby="answer">
      <Stack gap="4">
        <h2 id="answer" ref={title} tabIndex={-1}>
          Can you host it?
        </h2>
        <Sent lead={lead} bid={bid} />
        <form {...form}>
          <Stack gap="4">
            <FormGrid columns="2" width="full">
              <NumberField
                label="Spaces you can give"
                inputMode="numeric"
                hint={answerSpacesHint(lead.asked, values)}
                {...field('spaceCount')}
              />
              <MoneyField
                label="Your price, all in (US dollars)"
                hint="Rent and fees together. Leave it out to say only that you’re interested."
                {...field('price')}
              />
            </FormGrid>
            {lead.asked.liveStream !== null && (
              <Checkbox
                label="The price includes a live stream"
                checked={values.isStreamed}
                onChange={({ target }) => set({ isStreamed: target.checked })}
              />
            )}
            <IncludedCosts
              legend="Your price includes"
              costs={costs}
              included={values.included}
              onChange={(included) => set({ included })}
            />
            {figure !== null && (
              <FieldLines>
                <OfferFigure figure={figure} asked={lead.asked} />
              </FieldLines>
            )}
            <OfferedDates from={values.from} to={values.to} error={errors.get('from')} onChange={set} />
            <TextArea label="Anything they should know" rows={3} maxLength={5000} {...field('note')} />
            <FormBanner>{banner}</FormBanner>
            <div>
              <Button type="submit" variant="primary" size="l" isBusy={isBusy}>
                {lead.status === 'Interested'
                  ? 'Send the changed answer'
                  : 'I’m interested, send this answer'}
              </Button>
            </div>
          </Stack>
        </form>
        <Pass
          // The reasons close once an answer was sent.
          key={`${lead.status} ${lead.passReason}`}
          isBusy={isBusy}
          onPass={pass}
        />
      </Stack>
    </section>
  )
}

/** Whether the organizer would read another total than the one that the host looked at. */
const isOutdated = (error: unknown) => error instanceof ApiProblem && error.problem.code === 'TOTAL_CHANGED'

/** Whether the link takes no answers any longer. */
const isClosed = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 409) && !isOutdated(error)

interface Answer {
  status: 'Interested' | 'Passed'
  passReason?: string
  /** Null to be interested without an offer. */
  offer?: Offer | null
}

/** Sends an answer. An offer says that its host is interested. What was sent is known, so nothing is read again. */
function useAnswer(lead: Lead, bid: Bid | null) {
  const at = { ownerId: lead.ownerId, id: lead.id }
  return useWrite<Answer, Pick<LinkedAnswerProps, 'lead' | 'bid'>>(
    async (api, { offer, ...changes }) => {
      const of = api['event-mgmt'].events.leads
      if (offer) {
        const { data } = await of.bid.submit({ ...at, data: offer })
        return { lead: { ...lead, status: 'Interested', passReason: null }, bid: data }
      }
      return { lead: (await of.update({ ...at, patch: replacing(changes) })).data, bid }
    },
    {
      fills: (sent) => [
        fill(leads.get, at, { data: sent.lead }),
        fill(leads.bid.get, at, { data: sent.bid }),
      ],
    },
  )
}

/** What was answered so far. */
function Sent({ lead: { status, passReason }, bid }: Pick<LinkedAnswerProps, 'lead' | 'bid'>) {
  if (status === 'Open') return null
  const isOffered = status === 'Interested' && bid !== null
  return (
    <>
      <Banner tone={status === 'Interested' ? 'good' : 'info'} isLive>
        {status === 'Interested'
          ? `You answered that you’re interested${bid === null ? '' : `, ${offeredText(bid)}`}.`
          : `You passed${passReason === null ? '' : `: ${passReason}`}.`}
      </Banner>
      {isOffered && <MovedFigure bid={bid} />}
    </>
  )
}

/** The price as the host typed it, and the total that the organizer reads if that is another one. */
const offeredText = (bid: Bid) =>
  [
    `with an offer of ${dollars(chargedBy(bid))}`,
    bid.confirmedTotal !== chargedBy(bid) && `which the organizer compares as ${dollars(bid.confirmedTotal)}`,
  ]
    .filter(Boolean)
    .join(', ')

function Pass({ isBusy, onPass }: { isBusy: boolean; onPass: (reason: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button size="l" variant="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Pass
        </Button>
      </div>
      {isOpen && (
        <Stack gap="2">
          <p className="sm mut">Why? One click sends it.</p>
          <PassReasons isBusy={isBusy} onPass={onPass} />
        </Stack>
      )}
    </>
  )
}
