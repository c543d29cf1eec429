import { useId } from 'react'
import { count } from '../../components/format.ts'
import { NumberField } from '../../components/fields/number-field.tsx'
import { countOf, noCount } from '../../page/typed-count.ts'
import { useFigure } from '../../page/use-figure.ts'
import type { DraftFieldProps } from './draft-props.ts'

/** The control of a number: the draft has NaN for a text that is none. */
export function CountInput({ row, draft, change, errors }: DraftFieldProps) {
  const { name, label, unit, noun, placeholder, hint, options = [] } = row
  const list = useId()
  const value = draft[name]
  const { control, isRefused } = useFigure({
    value: typeof value === 'number' ? value : undefined,
    read: (typed) => (noun === undefined ? null : countOf(typed, noun)),
    onChange: (next) => change({ [name]: next }),
    shown: count,
  })
  return (
    <>
      <NumberField
        {...{ name, label, hint, placeholder }}
        {...control}
        {...(unit && { unit })}
        error={errors?.get(name) ?? (isRefused ? noCount : undefined)}
        inputMode="numeric"
        list={options.length > 0 ? list : undefined}
      />
      {options.length > 0 && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option.value} {...option} />
          ))}
        </datalist>
      )}
    </>
  )
}
