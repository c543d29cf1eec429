import { NumberField, type NumberFieldProps } from '../components/fields/number-field.tsx'
import { roundedText } from './typed-money.ts'

interface MoneyFieldProps extends Omit<NumberFieldProps, 'value'> {
  value: string
}

/** A sum of US dollars as people type it, which `amountOf` reads. One with cents says what it counts as. */
export const MoneyField = ({ hint, ...props }: MoneyFieldProps) => (
  <NumberField {...props} hint={roundedText(props.value) ?? hint} />
)
