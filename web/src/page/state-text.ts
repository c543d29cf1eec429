/** A text that a link hands to the next page without putting it into the address, which servers log. Empty if there is none. */
export function textInState(state: unknown, name: string): string {
  if (typeof state !== 'object' || state === null) return ''
  const found: unknown = Object.entries(state).find(([key]) => key === name)?.[1]
  return typeof found === 'string' ? found : ''
}
