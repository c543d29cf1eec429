import { NumberField, type NumberFieldProps } from '../components/fields/number-field.tsx'
import { roundedText } from './typed-money.ts'

interface MoneyFieldProps extends Omit<NumberFieldProps, 'value' | 'type'> {
  value: string
}

/** A sum of US dollars as people type it, which `amountOf` reads. One with cents says what it counts as. */
export const MoneyField = ({ hint, ...props }: MoneyFieldProps) => (
  <NumberField autoComplete="off" {...props} type="text" hint={roundedText(props.value) ?? hint} />
)
