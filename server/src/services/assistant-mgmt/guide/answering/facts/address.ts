import type { PageOfGuide } from '../../records/guide-record.ts'

export function addressOf({ item: { address, city, state, postalCode } }: PageOfGuide): string | null {
  const area = [state, postalCode].filter(Boolean).join(' ')
  return address === null && city === null ? null : [address, city, area].filter(Boolean).join(', ')
}
