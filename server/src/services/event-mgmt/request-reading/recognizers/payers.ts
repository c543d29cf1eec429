import { kindOf } from './counted.ts'

/** What follows an amount that each of those who come pays: '$200 a school'. */
export function isPerPayer(after: string): boolean {
  const [, payer] =
    /^\s*(?:max\w* |tops |flat )?(?:(?:per|an?|each|every|for (?:each|every)) |\/ ?)([a-z]+)\b/i.exec(
      after,
    ) ?? []
  return (
    payer !== undefined &&
    (/^(?:school|club|squad|group|gym|program|household|member|driver|booth|vendor)$/i.test(payer) ||
      kindOf(`${payer.toLowerCase()}s`) !== undefined)
  )
}
