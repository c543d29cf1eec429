import { MoneyField } from '../../page/money-field.tsx'
import { amountOf } from '../../page/typed-money.ts'
import { useFigure } from '../../page/use-figure.ts'
import { noSum } from '../unread-figures.ts'
import type { DraftFieldProps } from './draft-props.ts'

/** The control of a sum of US dollars: the draft has its whole dollars, or NaN for a text that is no sum. */
export function MoneyInput({ row, draft, change, errors }: DraftFieldProps) {
  const { name, label, unit, longest, placeholder, hint } = row
  const value = draft[name]
  const { control, isRefused } = useFigure({
    value: typeof value === 'number' ? value : undefined,
    read: amountOf,
    onChange: (next) => change({ [name]: next }),
  })
  return (
    <MoneyField
      {...{ name, label, hint, placeholder }}
      {...control}
      {...(unit && { unit })}
      error={errors?.get(name) ?? (isRefused ? noSum : undefined)}
      maxLength={longest}
    />
  )
}
