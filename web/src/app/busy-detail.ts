const details: Readonly<Record<number, string>> = {
  429: 'You have opened many pages in a short time.',
  503: 'The server is very busy right now.',
}

/** Why a page can't be loaded now, and when to try again. Null if it isn't because of too many requests. */
export async function busyDetail(url: string): Promise<string | null> {
  const { status, headers } = await fetch(url, { method: 'HEAD' })
  const detail = details[status]
  if (detail === undefined) return null
  const seconds = Math.max(1, Number(headers.get('retry-after') ?? 5))
  return `${detail} Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
}
