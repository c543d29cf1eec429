import type { Bid } from '@app/contract/events/bids.ts'
import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import { destinationServices } from '@app/contract/reference-lists/destination-services.ts'
import { useEffect, useRef } from 'react'
import { useSession } from '../../api/session.ts'
import { Button } from '../../components/actions/button.tsx'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { OfferedDates } from '../offered-dates.tsx'
import { FieldLines } from '../../components/fields/field-lines.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { date } from '../../components/format.ts'
import { unsentKey } from '../../page/conversation-texts.ts'
import { MoneyField } from '../../page/money-field.tsx'
import { tabDraft, useRestored } from '../../page/tab-draft.ts'
import { FormGrid } from '../../platform/boxes/form-grid.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { FormBanner } from '../../platform/form/form-banner.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { useFollowing } from '../../platform/form/use-following.ts'
import type { BidHold, LeadCost, LeadEvent } from '../request-calls.ts'
import { requestWrite } from '../request-write.ts'
import type { Lead } from '../request-words.ts'
import { refusedFields } from './answer-values.ts'
import { gapOf } from './held-dates.ts'
import { offerNotice } from './held-words.ts'
import { HeldChoice } from './held-choice.tsx'
import { Block } from './block.tsx'
import { IncludedCosts } from './included-costs.tsx'
import { MovedFigure, OfferFigure } from './offer-figure.tsx'
import {
  countIn,
  figureOf,
  firstOffer,
  isChanged,
  isSettled,
  linesOf,
  numberErrors,
  offerErrors,
  offerOf,
  spacesHint,
  type OfferValues,
  type TypedName,
} from './offer-values.ts'
import { offerFormId } from './use-interest.ts'
import styles from './lead.module.css'

interface OfferSectionProps {
  lead: Lead
  event: LeadEvent
  bid: Bid | null
  /** What the host has of what is asked, if it is known. */
  fit: LeadFit | null
  holds: readonly BidHold[]
  /** Gets whether something is typed that wasn't sent. */
  onTyped: (isUnsent: boolean) => void
  /** What the organizer needs besides spaces. */
  costs: readonly LeadCost[]
  /** Shows the days to hold. */
  onHold: (days: readonly string[]) => void
  /** Reads the event again after a refusal: it may need something else now. */
  recheck: () => Promise<unknown>
}

const toggled = <T,>(list: readonly T[], item: T) =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item]

/** The offer of the host, as a form that can be changed until the deadline. */
export function OfferSection({ lead, event, bid, fit, holds, costs, ...rest }: OfferSectionProps) {
  const { onTyped, onHold, recheck } = rest
  const first = firstOffer(bid, { event, fit, holds, costs })
  const subject = useSession(({ person }) => person?.subject)
  const draft = tabDraft(unsentKey(subject, `offer/${lead.id}`), first)
  const wanted = { costs, roomNights: event.roomNights }
  const latest = useRef({ holds, wanted })
  useEffect(() => {
    latest.current = { holds, wanted }
  })
  const toast = useToast()
  const { send } = useWrite(calls['event-mgmt'].events.leads.bid.submit, requestWrite)
  const offer = useDraftForm<OfferValues>({
    first,
    // The form keeps its rules, and what is held changes while it is open.
    rules: () => ({ check: (typed) => offerErrors(typed, latest.current.holds) }),
    async send(typed) {
      const confirmedTotal = figureOf(typed, latest.current.wanted)?.total
      try {
        await send({ ownerId: lead.ownerId, id: lead.id, data: { ...offerOf(typed), confirmedTotal } })
      } catch (error) {
        await recheck()
        throw error
      }
      toast.success(bid === null ? 'Your offer is sent.' : 'Your offer is changed.')
    },
    failed: 'Not sent.',
    kept: 'Your offer is kept here.',
    draft,
    fieldErrors: refusedFields,
  })
  useRestored(draft, offer)
  useFollowing(first, offer)
  const { form, values, set, errors, field, banner, isBusy } = offer
  const isNew = bid === null || bid.total !== bid.confirmedTotal || isChanged(first, values)
  const notice = offerNotice({ ...values, spaceCount: countIn(values, 'spaceCount') }, holds, event)
  const gap = gapOf(values, holds)
  const wrong = numberErrors(values)
  const isUnsent = isChanged(first, values) || wrong.size > 0
  useEffect(() => onTyped(isUnsent), [isUnsent, onTyped])
  /** The props of a text control, whose numbers are checked while they are typed. */
  const text = (name: TypedName) => {
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
            {linesOf(event, first).map(({ name, label, hint }) => (
              <MoneyField key={name} label={`${label} ($)`} hint={hint} {...text(name)} />
            ))}
          </FieldLines>
          <IncludedCosts
            legend="The organizer’s costs that your offer includes"
            costs={costs}
            included={values.included}
            onChange={(included) => set({ included })}
          />
          <FieldLines>
            <OfferFigure figure={figureOf(values, wanted)} asked={event} />
          </FieldLines>
          <MovedFigure bid={bid} />
          <OfferedDates
            from={values.from}
            to={values.to}
            error={errors.get('from') ?? (gap?.isApart ? errors.get('unheldDays') : undefined)}
            onChange={set}
          />
          {gap !== null && (
            <HeldChoice
              gap={gap}
              isFacility={lead.host.kind === 'facility'}
              isOfferedUnheld={isSettled(gap, values)}
              error={errors.get('unheldDays')}
              onOffer={set}
              onHold={onHold}
              onOfferUnheld={(isOffered) => set({ unheldDays: isOffered ? gap.unheld.join(' ') : '' })}
            />
          )}
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
            <MoneyField
              label="Average room rate ($)"
              hint="With mandatory fees, before tax"
              isOptional
              {...text('hotelRate')}
            />
          </FormGrid>
          <TextField label="What the fees are for" maxLength={200} isOptional {...text('feesNote')} />
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
