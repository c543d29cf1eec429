import { mostRooms, type RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { NumberField } from '../../components/fields/number-field.tsx'
import { StepperField } from '../../components/fields/stepper-field.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { amountError, errorsOf, roomsError, typedCents } from '../../hotel-rooms/amounts.ts'
import { dayWords } from '../../page/time-of-day.ts'
import { hundredthsOf, numberOf, textOf } from '../../page/typed-values.ts'
import { FormGrid, Wide } from '../../platform/boxes/form-grid.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { ifUnchanged } from '../../platform/calls/if-unchanged.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { FormEnd } from '../../platform/form/form-end.tsx'
import { useDraftForm } from '../../platform/form/use-draft-form.ts'
import { NightBar } from '../night-bar.tsx'
import { reportDay } from '../block-words.ts'
import styles from '../room-blocks.module.css'
import { blockWrite } from './block-write.ts'
import { ListField } from './list-field.tsx'
import {
  correctionText,
  fewerQuestion,
  moreText,
  nightText,
  reportedNights,
  sumText,
  type TypedNight,
} from './pick-up-words.ts'

const { blocks } = calls['hotel-mgmt'].hotels

interface PickUpFormProps {
  ownerId: string
  block: RoomBlock
  isTeam: boolean
  onClose: () => void
}

type Typed = Record<string, string>

const nameOf = (at: number) => `night-${at}`

const lastReport = (block: RoomBlock): Typed =>
  Object.fromEntries(reportedNights(block).map(({ reported }, at) => [nameOf(at), String(reported ?? '')]))

/** That of the last report, or else the one that was agreed, if it is the same on all nights. */
function firstRate({ averageRate, nights }: RoomBlock): string {
  const rates = new Set(nights.flatMap(({ roomId, rate }) => (roomId === null ? [rate] : [])))
  const [agreed] = rates.size === 1 ? rates : []
  const rate = averageRate ?? agreed
  return rate === undefined ? '' : typedCents(rate)
}

function typedNights(block: RoomBlock, typed: Typed): TypedNight[] {
  return reportedNights(block).map(({ night, size, reported }, at) => {
    const text = typed[nameOf(at)] ?? ''
    const rooms = roomsError(text, mostRooms) === undefined ? (numberOf(text) ?? undefined) : undefined
    return { night, size, reported, rooms }
  })
}

const ifTyped = (typed: string | undefined, errorOf: (text: string) => string | undefined) =>
  textOf(typed ?? '') === null ? undefined : errorOf(typed ?? '')

const pickUpErrors = (block: RoomBlock, typed: Typed) =>
  errorsOf({
    ...Object.fromEntries(
      reportedNights(block).map((_, at) => [nameOf(at), roomsError(typed[nameOf(at)] ?? '', mostRooms)]),
    ),
    averageRate: ifTyped(typed['averageRate'], amountError),
    extraRooms: ifTyped(typed['extraRooms'], (text) => roomsError(text, mostRooms)),
  })

/** How many of the rooms that the hotel books itself are booked. It starts with the last report. */
export function PickUpForm({ ownerId, block, isTeam, onClose }: PickUpFormProps) {
  const { id, extraRooms, currency, askerName } = block
  const confirm = useConfirm()
  const { send } = useWrite(blocks.report, {
    ...blockWrite,
    done: 'Thank you. Your pick-up is reported.',
  })
  const { form, values, set, field, banner, isBusy } = useDraftForm<Typed>({
    first: {
      ...lastReport(block),
      averageRate: firstRate(block),
      extraRooms: String(extraRooms ?? ''),
      note: '',
    },
    rules: () => ({ check: (typed) => pickUpErrors(block, typed) }),
    async send(typed) {
      const nights = typedNights(block, typed)
      const question = fewerQuestion(nights, block)
      if (question && (await confirm(question)) !== 'confirmed') return
      const data = {
        nights: nights.map(({ night, rooms = 0 }) => ({ night, rooms })),
        averageRate: hundredthsOf(typed['averageRate'] ?? ''),
        extraRooms: numberOf(typed['extraRooms'] ?? ''),
        note: textOf(typed['note'] ?? ''),
      }
      await send({ ownerId, id, data }, ifUnchanged(block))
      onClose()
    },
    failed: 'Not sent.',
    kept: 'What you typed is still here.',
  })
  const nights = typedNights(block, values)
  const sum = sumText(nights, block)
  const more = moreText(nights)
  const day = reportDay(block)
  const step = (at: number, by: number) => {
    const rooms = (nights[at]?.rooms ?? 0) + by
    set({ [nameOf(at)]: String(Math.min(mostRooms, Math.max(0, rooms))) })
  }
  return (
    <form {...form}>
      <Stack gap="4">
        {day !== undefined && (
          <Toolbar>
            <p className="sm mut">{`Filled in with your last report, ${day}. Update what changed.`}</p>
            <Button variant="quiet" icon="rotate-ccw" onClick={() => set(lastReport(block))}>
              {`Same as ${day}`}
            </Button>
          </Toolbar>
        )}
        <Grid columns="fill-m" gap="4">
          {nights.map((night, at) => (
            <Stack key={night.night} gap="2">
              <StepperField
                label={`Rooms booked, ${dayWords(night.night)}`}
                hint={nightText(night)}
                onStep={(by) => step(at, by)}
                {...field(nameOf(at))}
              />
              <NightBar {...night} />
            </Stack>
          ))}
        </Grid>
        <p aria-live="polite">
          <b className="semi">{sum.rooms}</b>
          {[sum.share, sum.since].filter(Boolean).map((text) => (
            <span key={text} className="mut">{`, ${text}`}</span>
          ))}
        </p>
        {more !== undefined && (
          <Banner tone="warn" isLive>
            {more}
          </Banner>
        )}
        <ListField
          nights={nights.map(({ night }) => night)}
          onCounted={(rooms) =>
            set(
              Object.fromEntries(nights.map(({ night }, at) => [nameOf(at), String(rooms.get(night) ?? 0)])),
            )
          }
        />
        <FormGrid columns="2">
          <NumberField
            label="Average rate"
            isOptional
            unit={currency}
            hint="Before taxes and fees"
            {...field('averageRate')}
          />
          <NumberField
            label="Rooms you can add"
            isOptional
            unit="a night"
            inputMode="numeric"
            {...field('extraRooms')}
          />
          <Wide>
            <TextArea
              label={`Note to ${askerName}`}
              isOptional
              rows={2}
              maxLength={1000}
              {...field('note')}
            />
          </Wide>
        </FormGrid>
        <div className={styles.send}>
          <FormEnd banner={banner} isBusy={isBusy} onCancel={onClose}>
            Send pick-up
          </FormEnd>
        </div>
        <p className="xs mut">{correctionText(block, isTeam)}</p>
      </Stack>
    </form>
  )
}
