import { shortMoneyText } from '@app/contract/hotels/money.ts'
import type { Charge } from '@app/contract/hotels/pricing-schema.ts'
import { hundredthsOf, numberOf } from '../page/typed-values.ts'
import { amountError, errorsOf, typedCents } from './amounts.ts'
import type { Currency } from './night-cells.ts'

/** How a charge is counted. */
export const countings = [
  { value: 'Room', label: 'Percent of the rate' },
  { value: 'RoomAndFees', label: 'Percent of the rate and fees' },
  { value: 'Night', label: 'Amount a night' },
  { value: 'Stay', label: 'Amount a stay' },
  { value: 'PersonNight', label: 'Amount a person and night' },
] as const
type Counting = (typeof countings)[number]['value']

export interface ChargeValues {
  name: string
  purpose: string
  kind: Charge['kind']
  counting: Counting
  amount: string
  inclusion: 'added' | 'included'
}

const isPercent = (counting: Counting): counting is 'Room' | 'RoomAndFees' =>
  counting === 'Room' || counting === 'RoomAndFees'

export function chargeValues(charge: Charge | undefined): ChargeValues {
  if (charge === undefined)
    return { name: '', purpose: '', kind: 'Tax', counting: 'Room', amount: '', inclusion: 'added' }
  const { name, purpose, kind, isIncluded } = charge
  return {
    name,
    purpose,
    kind,
    counting: charge.unit === 'Percent' ? charge.base : charge.per,
    amount: charge.unit === 'Percent' ? String(charge.basisPoints / 100) : typedCents(charge.cents),
    inclusion: isIncluded ? 'included' : 'added',
  }
}

/** As the contract has it. */
export function chargeOf({ counting, amount, inclusion, ...values }: ChargeValues) {
  const shared = {
    name: values.name.trim(),
    purpose: values.purpose.trim(),
    kind: values.kind,
    isIncluded: inclusion === 'included',
  }
  return isPercent(counting)
    ? {
        ...shared,
        unit: 'Percent' as const,
        basisPoints: hundredthsOf(amount) ?? NaN,
        base: counting,
      }
    : { ...shared, unit: 'Cents' as const, cents: hundredthsOf(amount) ?? NaN, per: counting }
}

function percentError(typed: string) {
  const percent = numberOf(typed)
  if (percent === null || Number.isNaN(percent)) return 'Enter a percentage, such as 7 or 6.25.'
  if (Number.isNaN(hundredthsOf(typed))) return 'Use at most two decimals, such as 6.25.'
  if (percent < 0.01) return 'Must be 0.01 or more.'
  return percent > 100 ? 'Must be 100 or less.' : undefined
}

/** In words of the form, whose fields have other names than those of a charge. */
export function chargeErrors({ kind, counting, amount, inclusion }: ChargeValues) {
  const isWrongBase = counting === 'RoomAndFees' && (kind === 'Fee' || inclusion === 'included')
  return errorsOf({
    amount: isPercent(counting) ? percentError(amount) : amountError(amount, 1),
    counting: isWrongBase ? 'Only a tax on top of the rate can be on fees, too.' : undefined,
  })
}

/** `7%`, or `$25 a night`. */
export function chargeText(charge: Charge, currency: Currency): string {
  if (charge.unit === 'Percent') return `${charge.basisPoints / 100}%`
  const per = { Night: 'a night', Stay: 'a stay', PersonNight: 'a person and night' }[charge.per]
  return `${shortMoneyText(charge.cents, currency)} ${per}`
}

/** `Tax on the rate and fees, part of the rate`. */
export function chargeNote(charge: Charge): string {
  const on = charge.unit === 'Percent' && charge.base === 'RoomAndFees' ? ' on the rate and fees' : ''
  const kind = charge.kind === 'Tax' ? 'Tax' : 'Mandatory fee'
  return `${kind}${on}${charge.isIncluded ? ', part of the rate' : ''}. ${charge.purpose}`
}
