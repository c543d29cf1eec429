import { dollars } from '@app/contract/rules/costs.ts'
import { Checkbox } from '../../components/fields/checkbox.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { LeadCost } from '../request-calls.ts'
import styles from './lead.module.css'

interface IncludedCostsProps {
  legend: string
  costs: readonly LeadCost[]
  /** By name. */
  included: readonly string[]
  onChange: (included: string[]) => void
}

/** What the organizer needs besides spaces, at its own prices, with a box for each row that an offer includes. */
export const IncludedCosts = ({ legend, costs, included, onChange }: IncludedCostsProps) =>
  costs.length > 0 && (
    <fieldset>
      <legend className={`sm semi ${styles.legend}`}>{legend}</legend>
      <Stack gap="1">
        {costs.map(({ name, price, note }) => (
          <Checkbox
            key={name}
            label={`${name}, ${dollars(price)}`}
            hint={note}
            checked={included.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...included, name] : included.filter((each) => each !== name))
            }
          />
        ))}
        <p className="sm mut">The organizer’s own prices. What you leave out is added to your total.</p>
      </Stack>
    </fieldset>
  )
