import { dollars } from '@app/contract/rules/budget-text.ts'
import type { Bid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import { destinationServices } from '@app/contract/reference-lists/destination-services.ts'
import { useEffect } from 'react'
import { useSession } from '../../api/session.ts'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { OfferedDates } from '../offered-dates.tsx'
import { FieldLine, FieldLines } from '../../components/fields/field-lines.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { count, date, listOf } from '../../components/format.ts'
import { unsentKey } from '../../page/conversation-texts.ts'
import { tabDraft, useRestored } from '../../page/tab-draft.ts'
import { FormGrid } from '../../platform/boxes/form-grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { useFollowing } from '../../platform/form/use-following.ts'
import type { BidHold } from '../request-calls.ts'
import { requestWrite } from '../request-write.ts'
import type { Lead } from '../request-words.ts'
import { amountOf } from './answer-values.ts'
import { offerNotice } from './held-words.ts'
import { Block } from './block.tsx'
import {
  firstOffer,
  isChanged,
  linesOf,
  numberErrors,
  offerErrors,
  offerOf,
  offerTotal,
  spacesHint,
  type OfferValues,
} from './offer-values.ts'
import { offerFormId } from './use-interest.ts'
import styles from './lead.module.css'

interface OfferSectionProps {
  lead: Lead
  event: Event
  bid: Bid | null
  /** What the host has of what is asked, if it is known. */
  fit: LeadFit | null
  holds: readonly BidHold[]
  /** Gets whether something is typed that wasn't sent. */
  onTyped: (isUnsent: boolean) => void
}

const toggled = <T,>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item]

/** The offer of the host, as a form that can be changed until the deadline. */
export function OfferSection({ lead, event, bid, fit, holds, onTyped }: OfferSectionProps) {
  const first = firstOffer(bid, event, fit, holds)
  const subject = useSession(({ person }) => person?.subject)
  const draft = tabDraft(unsentKey(subject, `offer/${lead.id}`), first)
  const toast = useToast()
  const { send } = useWrite(calls['event-mgmt'].events.leads.bid.submit, requestWrite)
  const offer = useDraftForm<OfferValues>({
    first,
    rules: () => ({ check: offerErrors }),
    async send(typed) {
      await send({ ownerId: lead.ownerId, id: lead.id, data: offerOf(typed) })
      toast.success(bid === null ? 'Your offer is sent.' : 'Your offer is changed.')
    },
    failed: 'Not sent.',
    kept: 'Your offer is kept here.',
    draft,
  })
  useRestored(draft, offer)
  useFollowing(first, offer)
  const { form, values, set, errors, field, banner, isBusy } = offer
  const { total, missing, rebateTotal } = offerTotal(values, bid, event.roomNights)
  const costs = [...(bid?.missing.map(({ name }) => name) ?? []), ...(bid?.included ?? [])]
  const isNew = bid === null || isChanged(first, values)
  const notice = offerNotice({ ...values, spaceCount: amountOf(values.spaceCount) }, holds, event)
  const wrong = numberErrors(values)
  const isUnsent = isChanged(first, values) || wrong.size > 0
  useEffect(() => onTyped(isUnsent), [isUnsent, onTyped])
  /** The props of a text control, whose numbers are checked while they are typed. */
  const text = (name: Exclude<keyof OfferValues, 'from' | 'to' | 'services' | 'included'>) => {
    const props = field(name)
    return { ...props, error: props.error ?? wrong.get(name), autoComplete: 'off' }
  }
  return (
    <Block
      title="Your offer"
      action={bid !== null && <span className="sm mut">Sent {date(bid.submittedDate)}</span>}
    >
      <form {...form} id={offerFormId} tabIndex={-1} className={styles.offer}>
        <Stack as="fieldset" gap="5">
          <legend className="sr">Your offer</legend>
          <FieldLines>
            {linesOf(event).map(({ name, label, hint }) => (
              <TextField key={name} label={`${label} ($)`} hint={hint} inputMode="numeric" {...text(name)} />
            ))}
            <FieldLine
              label="The organizer sees"
              hint={
                [
                  missing.length > 0 &&
                    `with ${listOf(missing.map(({ name, price }) => `${name} at ${dollars.format(price)}`))}, which you leave out`,
                  rebateTotal > 0 &&
                    `less ${dollars.format(rebateTotal)} of rebates${event.roomNights === null ? '' : ` for ${count(event.roomNights)} room nights`}`,
                ]
                  .filter(Boolean)
                  .join('; ') || 'Their total, the same way for every bid'
              }
            >
              <output aria-label="Total" className={styles.total}>
                {wrong.size > 0 ? '–' : dollars.format(total)}
              </output>
            </FieldLine>
          </FieldLines>
          <OfferedDates from={values.from} to={values.to} error={errors.get('from')} onChange={set} />
          <FormGrid columns="2" width="full">
            <TextField
              label="Spaces you give"
              hint={spacesHint(values, event, fit)}
              inputMode="numeric"
              {...text('spaceCount')}
            />
            <TextField label="Which spaces" maxLength={200} isOptional {...text('spacesNote')} />
            <TextField
              label="Room block, busiest night"
              inputMode="numeric"
              isOptional
              {...text('hotelRooms')}
            />
            <TextField
              label="Average room rate ($)"
              hint="Before tax"
              inputMode="numeric"
              isOptional
              {...text('hotelRate')}
            />
          </FormGrid>
          <TextField label="What the fees are for" maxLength={200} isOptional {...text('feesNote')} />
          {costs.length > 0 && (
            <Chips
              label="The organizer’s costs that your offer includes"
              options={costs}
              chosen={values.included}
              onToggle={(name) => set({ included: toggled(values.included, name) })}
            />
          )}
          <Chips
            label="Services you add"
            options={destinationServices}
            chosen={values.services}
            onToggle={(name) => set({ services: toggled(values.services, name) })}
          />
          <TextArea
            label="Cancellation terms"
            isOptional
            rows={2}
            maxLength={1000}
            {...text('cancellationTerms')}
          />
          <TextArea label="Note to the organizer" isOptional rows={4} maxLength={5000} {...text('note')} />
          <Banner tone={notice.tone}>{notice.text}</Banner>
          <FormBanner>{banner}</FormBanner>
          <div>
            <Button
              type="submit"
              size="l"
              variant={lead.status === 'Open' || !isNew ? 'line' : 'primary'}
              icon="send"
              disabled={!isNew}
              isBusy={isBusy}
            >
              {bid === null ? 'Send the offer' : 'Send the changes'}
            </Button>
          </div>
        </Stack>
      </form>
    </Block>
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
    <legend className={`sm semi ${styles.legend}`}>{label}</legend>
    <ChipList>
      {options.map((option) => (
        <ChipButton key={option} isPressed={chosen.includes(option)} onClick={() => onToggle(option)}>
          {option}
        </ChipButton>
      ))}
    </ChipList>
  </fieldset>
)
