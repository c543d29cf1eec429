import type { OfferedNight } from '@app/contract/hotels/availability-schema.ts'
import { shortMoneyText } from '@app/contract/hotels/money.ts'
import type { StayDates } from '@app/contract/hotels/stay-dates.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { count } from '../components/format.ts'
import { dayWords } from '../page/time-of-day.ts'
import { Row } from '../platform/boxes/row.tsx'
import styles from './night-strip.module.css'

interface NightStripProps {
  nights: readonly OfferedNight[]
  stay: StayDates
  /** Of the event whose guests they are. */
  eventDays: { startDate: string; endDate: string } | undefined
  currency: Reservation['currency']
  onPress: (night: string) => void
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = all.findIndex((button) => button === document.activeElement)
  all[at + step]?.focus()
}

/** Each night with what it costs alone, of which those next to each other can be chosen. */
export function NightStrip({ nights, stay, eventDays, currency, onPress }: NightStripProps) {
  const strip = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const first = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    // With the night before it, so that it is seen that there are others.
    if (strip.current && first) strip.current.scrollLeft = first.offsetLeft - first.offsetWidth - 12
  }, [])
  const isChosen = ({ night }: OfferedNight) => stay.checkIn <= night && night < stay.checkOut
  const isEventDay = ({ night }: OfferedNight) =>
    eventDays !== undefined && eventDays.startDate <= night && night <= eventDays.endDate
  const hasEventRate = nights.some(({ blockId }) => blockId !== null)
  const stop = nights.find(isChosen) ?? nights[0]
  return (
    <>
      <fieldset ref={strip} aria-label="Nights" className={styles.strip} onKeyDown={moveFocus}>
        <Row gap="0" align="stretch" isWrapping={false}>
          {nights.map((one) => {
            const { night, total, left, blockId } = one
            const [weekday, day] = dayWords(night).split(', ')
            const price = shortMoneyText(total, currency)
            const rooms = left === 0 ? 'none left' : `${count(left)} left`
            const isEventRate = blockId !== null
            const cannotAdd = left === 0 && !isChosen(one)
            return (
              <button
                key={night}
                type="button"
                className={styles.night}
                tabIndex={one === stop ? 0 : -1}
                aria-pressed={isChosen(one)}
                aria-disabled={cannotAdd || undefined}
                data-rate={isEventRate ? 'event' : undefined}
                data-event-day={isEventDay(one) || undefined}
                onClick={() => {
                  if (!cannotAdd) onPress(night)
                }}
              >
                <span>{weekday}</span>
                <b>{day}</b>
                <em>{price}</em>
                {hasEventRate && <span>{isEventRate ? 'Event rate' : 'Public'}</span>}
                <span>{rooms}</span>
              </button>
            )
          })}
        </Row>
      </fieldset>
      <p className={`xs mut ${styles.key}`}>
        {eventDays && (
          <span>
            <i />
            Event days.
          </span>
        )}
        <span>
          <i className={styles.own} />
          Your nights. Each price is that of one night with all mandatory fees, before taxes.
        </span>
      </p>
    </>
  )
}
