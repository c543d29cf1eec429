const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** What the line below the keyword's field says: how much is missing, or that it went wrong. */
export function keywordHint(keyword: string, typed: string): string {
  if (typed === keyword) return 'That is it'
  if (!keyword.startsWith(typed)) return 'That is not the same, capital letters included'
  const missing = Array.from(keyword).length - Array.from(typed).length
  return `${words[missing] ?? String(missing)} ${missing === 1 ? 'letter' : 'letters'} to go`
}
