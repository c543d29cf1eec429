import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { counted } from '../../components/format.ts'
import { FocusPlace } from '../../page/focus-place.tsx'
import { textOf } from '../../page/typed-values.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { ifUnchanged } from '../../platform/calls/if-unchanged.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { FormEnd } from '../../platform/form/form-end.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { canRelease, isKept, isOver } from '../block-words.ts'
import { blockWrite } from './block-write.ts'
import { OfferForm } from './offer-form.tsx'
import { anyRoom, OfferOfTypes } from './offer-of-types.tsx'
import { PickUpForm } from './pick-up-form.tsx'
import { reportText } from './pick-up-words.ts'
import { SizesForm } from './sizes-form.tsx'

const { hotels } = calls['hotel-mgmt']

interface ActionsProps {
  ownerId: string
  block: RoomBlock
  /** Whether the reader is on the team, which sees the room types. */
  isTeam: boolean
}

type Open = 'offer' | 'decline' | 'sizes' | 'pickup'

/** What the hotel can do with a block now. A form opens in the place of the buttons. */
export function BlockActions(props: ActionsProps) {
  const { block, isTeam } = props
  const needsReport = block.pickUpSource !== 'Here'
  // Rooms of nights that have passed can't be offered.
  const canOffer = !isOver(block)
  const [open, setOpen] = useState<Open | undefined>(
    isKept(block) && block.pickUpSource === 'Missing' ? 'pickup' : undefined,
  )
  const close = () => setOpen(undefined)
  const forms: Record<Open, { title: string; form: ReactNode }> = {
    offer: { title: 'What you offer', form: <Offer {...props} onClose={close} /> },
    decline: { title: 'Say no', form: <DeclineForm {...props} onClose={close} /> },
    sizes: { title: 'Change the sizes', form: <SizesForm {...props} onClose={close} /> },
    pickup: { title: 'Rooms booked, by night', form: <PickUpForm {...props} onClose={close} /> },
  }
  const button = (part: Open, label: string, isMain = false) => (
    <Button variant={isMain ? 'primary' : undefined} onClick={() => setOpen(part)}>
      {label}
    </Button>
  )
  const buttons = (
    <Row>
      {canOffer && block.status === 'Asked' && button('offer', 'Offer rooms', true)}
      {canOffer && block.status === 'Offered' && button('offer', 'Change the offer')}
      {(block.status === 'Asked' || block.status === 'Offered') && button('decline', 'Say no')}
      {isKept(block) &&
        needsReport &&
        button(
          'pickup',
          block.pickUpSource === 'Reported' ? 'Change the report' : 'Report the pick-up',
          block.pickUpSource !== 'Reported',
        )}
      {canRelease(block) && button('sizes', 'Change the sizes')}
      {canRelease(block) && <Release {...props} />}
    </Row>
  )
  const reported = reportText(block, isTeam)
  return (
    <FocusPlace shown={open}>
      {open === undefined ? (
        <Stack gap="3">
          {reported !== undefined && <p className="sm">{reported}</p>}
          {buttons}
        </Stack>
      ) : (
        <Section title={forms[open].title}>{forms[open].form}</Section>
      )}
    </FocusPlace>
  )
}

function Release({ ownerId, block }: ActionsProps) {
  const { id, eventName, nights } = block
  const free = nights.reduce((sum, { size, taken, roomId }) => sum + (roomId === null ? 0 : size - taken), 0)
  const release = useWrite(hotels.blocks.release, {
    ...blockWrite,
    confirm: () => ({
      title: `Release ${counted(free, 'room night')} of ${eventName}?`,
      text: 'Guests who booked keep their rooms. Nobody else books at the rate of the block.',
      confirmText: 'Release',
      isDangerous: true,
    }),
    done: 'The block is released.',
  })
  return (
    <Button
      variant="quiet"
      isBusy={release.isBusy}
      onClick={() => release.run({ ownerId, id }, ifUnchanged(block))}
    >
      Release the rest
    </Button>
  )
}

interface FormProps extends ActionsProps {
  onClose: () => void
}

function Offer({ ownerId, block, isTeam, onClose }: FormProps) {
  const { send } = useWrite(hotels.blocks.offer, { ...blockWrite, done: 'Your offer is sent.' })
  const props = {
    block,
    onClose,
    onSend: (data: Parameters<typeof send>[0]['data']) =>
      send({ ownerId, id: block.id, data }, ifUnchanged(block)),
  }
  return isTeam ? <OfferOfTypes {...props} ownerId={ownerId} /> : <OfferForm {...props} lines={[anyRoom]} />
}

function DeclineForm({ ownerId, block, onClose }: FormProps) {
  const { id, askerName } = block
  const { send } = useWrite(hotels.blocks.decline, {
    ...blockWrite,
    done: `${askerName} is told.`,
  })
  const { form, field, banner, isBusy } = useDraftForm({
    first: { answer: '' },
    rules: () => ({}),
    async send({ answer }) {
      await send({ ownerId, id, data: { answer: textOf(answer) } }, ifUnchanged(block))
      onClose()
    },
    failed: 'Not sent.',
  })
  return (
    <form {...form}>
      <Stack gap="4">
        <TextArea
          label={`Message to ${askerName}`}
          isOptional
          rows={3}
          maxLength={2000}
          {...field('answer')}
        />
        <FormEnd banner={banner} isBusy={isBusy} onCancel={onClose}>
          No rooms this time
        </FormEnd>
      </Stack>
    </form>
  )
}
