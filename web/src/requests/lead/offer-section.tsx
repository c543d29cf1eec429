import { dollars } from '@app/contract/rules/budget-text.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import { destinationServices } from '@app/contract/reference-lists/destination-services.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { OfferedDates } from '../offered-dates.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { count, date, listOf } from '../../components/format.ts'
import { useFieldErrors } from '../../page/use-field-errors.ts'
import type { Lead } from '../request-words.ts'
import { amountOf } from '../answer/answer-values.ts'
import { offerNotice } from './held-words.ts'
import { useLeadWrite, type BidHold, type HostBid } from './lead-calls.ts'
import {
  firstOffer,
  isChanged,
  numberErrors,
  offerErrors,
  offerOf,
  offerTotal,
  spacesHint,
  type OfferValues,
} from './offer-values.ts'
import styles from './offer-section.module.css'
import page from './lead.module.css'
import layout from '../layout.module.css'

interface OfferSectionProps {
  lead: Lead
  event: Event
  bid: HostBid | null
  /** What the host has of what is asked, if it is known. */
  fit: LeadFit | null
  holds: readonly BidHold[]
}

const lines = [
  ['rent', 'Rent', 'For all spaces and days'],
  ['fees', 'Fees', 'Lights, set-up, insurance'],
  ['grantAmount', 'Grant', 'What you pay the organizer. It comes off the total.'],
  ['rebate', 'Hotel rebate to the organizer, a night', 'Shown to the organizer as part of the room rate'],
] as const

const toggled = <T,>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item]

/** The offer of the host, as a form that can be changed until the deadline. */
export function OfferSection({ lead, event, bid, fit, holds }: OfferSectionProps) {
  // What isn't typed follows what is sent and held.
  const first = firstOffer(bid, event, fit, holds)
  const [typed, setTyped] = useState<Partial<OfferValues>>({})
  const values = { ...first, ...typed }
  const { form, errors, show, drop } = useFieldErrors()
  const toast = useToast()
  const send = useLeadWrite<OfferValues>(
    lead,
    async ({ bid: calls }, place, input) => {
      await calls.submit({ ...place, data: offerOf(input) })
      toast.success(bid === null ? 'Your offer is sent.' : 'Your offer is changed.')
    },
    'Not sent. Your offer is kept here.',
  )
  const { total, missing, rebateTotal } = offerTotal(values, bid, event.roomNights)
  const costs = [...(bid?.missing.map(({ name }) => name) ?? []), ...(bid?.included ?? [])]

  function change(changed: Partial<OfferValues>) {
    setTyped({ ...typed, ...changed })
    drop(changed)
  }
  function submit(submitted: FormEvent) {
    submitted.preventDefault()
    const found = offerErrors(values)
    if (found.size > 0) show(found)
    else send.run(values)
  }
  const isNew = bid === null || isChanged(first, values)
  const notice = offerNotice({ ...values, spaceCount: amountOf(values.spaceCount) }, holds, event)
  const wrong = numberErrors(values)
  /** The props of a text control. */
  const field = (name: Exclude<keyof OfferValues, 'from' | 'to' | 'services' | 'included'>) => ({
    name,
    value: values[name],
    error: errors.get(name) ?? wrong.get(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <section className={page.block} aria-labelledby="offer">
      <div className={page.blockHead}>
        <h2 id="offer">Your offer</h2>
        {bid !== null && <span className="sm mut">Sent {date(bid.submittedDate)}</span>}
      </div>
      <form ref={form} onSubmit={submit} noValidate>
        <fieldset className={styles.form}>
          <legend className="sr">Your offer</legend>
          <div className={styles.lines}>
            {lines.map(([name, label, hint]) => (
              <TextField key={name} label={`${label} ($)`} hint={hint} inputMode="numeric" {...field(name)} />
            ))}
            <p className={styles.total}>
              <span>
                <b>The organizer sees</b>
                <small>
                  {[
                    missing.length > 0 &&
                      `with ${listOf(missing.map(({ name, price }) => `${name} at ${dollars.format(price)}`))}, which you leave out`,
                    rebateTotal > 0 &&
                      `less ${dollars.format(rebateTotal)} of rebates${event.roomNights === null ? '' : ` for ${count(event.roomNights)} room nights`}`,
                  ]
                    .filter(Boolean)
                    .join('; ') || 'Their total, the same way for every bid'}
                </small>
              </span>
              <output aria-label="Total">{wrong.size > 0 ? '–' : dollars.format(total)}</output>
            </p>
          </div>
          <OfferedDates from={values.from} to={values.to} error={errors.get('from')} onChange={change} />
          <div className={layout.two}>
            <TextField
              label="Spaces you give"
              hint={spacesHint(values, event, fit)}
              inputMode="numeric"
              {...field('spaceCount')}
            />
            <TextField label="Which spaces" maxLength={200} isOptional {...field('spacesNote')} />
            <TextField
              label="Room block, busiest night"
              inputMode="numeric"
              isOptional
              {...field('hotelRooms')}
            />
            <TextField
              label="Average room rate ($)"
              hint="Before tax"
              inputMode="numeric"
              isOptional
              {...field('hotelRate')}
            />
          </div>
          <TextField label="What the fees are for" maxLength={200} isOptional {...field('feesNote')} />
          {costs.length > 0 && (
            <Chips
              label="The organizer’s costs that your offer includes"
              options={costs}
              chosen={values.included}
              onToggle={(name) => change({ included: toggled(values.included, name) })}
            />
          )}
          <Chips
            label="Services you add"
            options={destinationServices}
            chosen={values.services}
            onToggle={(name) => change({ services: toggled(values.services, name) })}
          />
          <TextArea
            label="Cancellation terms"
            isOptional
            rows={2}
            maxLength={1000}
            {...field('cancellationTerms')}
          />
          <TextArea label="Note to the organizer" isOptional rows={4} maxLength={5000} {...field('note')} />
        </fieldset>
        <Banner tone={notice.tone} className={styles.notice}>
          {notice.text}
        </Banner>
        <Button
          type="submit"
          size="l"
          variant={lead.status === 'Open' || !isNew ? 'line' : 'primary'}
          icon="send"
          disabled={!isNew}
          isBusy={send.isBusy}
        >
          {bid === null ? 'Send the offer' : 'Send the changes'}
        </Button>
      </form>
    </section>
  )
}

interface ChipsProps<T extends string> {
  label: string
  options: readonly T[]
  chosen: readonly T[]
  onToggle: (option: T) => void
}

const Chips = <T extends string>({ label, options, chosen, onToggle }: ChipsProps<T>) => (
  <fieldset>
    <legend className="sm semi">{label}</legend>
    <ChipList className={styles.chips}>
      {options.map((option) => (
        <ChipButton key={option} isPressed={chosen.includes(option)} onClick={() => onToggle(option)}>
          {option}
        </ChipButton>
      ))}
    </ChipList>
  </fieldset>
)
