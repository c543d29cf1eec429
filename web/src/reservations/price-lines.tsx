import { moneyText } from '@app/contract/hotels/money.ts'
import type { Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { shortDayText } from '@app/contract/rules/event-dates.ts'
import type { StayPrice } from '@app/contract/hotels/availability-schema.ts'
import styles from './reservations.module.css'

interface PriceLinesProps {
  price: Pick<StayPrice, 'lines' | 'total' | 'totalWithTaxes'>
  currency: Reservation['currency']
}

/** What a stay costs, line by line, and at the end what the guest pays. */
export function PriceLines({ price, currency }: PriceLinesProps) {
  const nights = price.lines.filter(({ kind }) => kind === 'Room')
  const money = (cents: number) => moneyText(cents, currency)
  return (
    <dl className={styles.price}>
      {nights.map(({ night, cents }) => (
        <Line key={night} label={night === null ? 'Room' : shortDayText(night)} value={money(cents)} />
      ))}
      {chargesOf(price.lines).map(({ name, purpose, cents, isIncluded }) => (
        <Line
          key={`${name} ${purpose ?? ''} ${isIncluded}`}
          label={name}
          note={[purpose, isIncluded && 'in the price of the room'].filter(Boolean).join(', ')}
          value={money(cents)}
        />
      ))}
      <Line label="Total with all taxes and fees" value={money(price.totalWithTaxes)} isTotal />
    </dl>
  )
}

interface LineProps {
  label: string
  note?: string
  value: string
  isTotal?: boolean
}

const Line = ({ label, note = '', value, isTotal = false }: LineProps) => (
  <div className={isTotal ? styles.total : undefined}>
    <dt>
      {label}
      {note !== '' && <small className="mut">{note}</small>}
    </dt>
    <dd>{value}</dd>
  </div>
)

/** Each tax and fee of all nights together. */
function chargesOf(lines: StayPrice['lines']) {
  const charges = new Map<string, StayPrice['lines'][number]>()
  for (const line of lines) {
    if (line.kind === 'Room') continue
    const key = JSON.stringify([line.kind, line.name, line.purpose, line.isIncluded])
    const cents = (charges.get(key)?.cents ?? 0) + line.cents
    charges.set(key, { ...line, cents })
  }
  return [...charges.values()]
}
