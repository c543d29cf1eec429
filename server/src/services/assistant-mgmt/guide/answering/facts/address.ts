import type { PageOfGuide } from '../../records/guide-record.ts'
import { isQuotable } from '../prose.ts'

export function addressOf({ item: { address, city, state, postalCode } }: PageOfGuide): string | null {
  const area = [state, postalCode].filter(Boolean).join(' ')
  const whole = [address, city, area].filter(Boolean).join(', ')
  return (address === null && city === null) || !isQuotable(whole) ? null : whole
}
