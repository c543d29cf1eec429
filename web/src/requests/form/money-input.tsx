import { useState } from 'react'
import { MoneyField } from '../../page/money-field.tsx'
import { amountOf } from '../../page/typed-money.ts'
import type { DraftFieldProps } from './draft-field.tsx'

/** The control of a sum of US dollars: keeps it as it is typed, while the draft has its whole dollars, or NaN for a text that is no sum. */
export function MoneyInput({ row, draft, change, errors }: DraftFieldProps) {
  const { name, label, unit, longest, placeholder, hint } = row
  const [typed, setTyped] = useState('')
  const value = draft[name]
  const isTyped = Number.isNaN(value) || amountOf(typed) === (value ?? null)
  return (
    <MoneyField
      {...{ name, label, hint, placeholder }}
      {...(unit && { unit })}
      error={errors?.get(name)}
      maxLength={longest}
      value={isTyped ? typed : typeof value === 'number' ? String(value) : ''}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        setTyped(text)
        change({ [name]: text.trim() === '' ? undefined : (amountOf(text) ?? NaN) })
      }}
    />
  )
}
