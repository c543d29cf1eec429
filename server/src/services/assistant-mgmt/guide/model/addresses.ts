import { isPage, type GuideRecord } from '../records/guide-record.ts'

/** Links, images, HTML and email addresses, also those that only look like one. */
const links =
  /www\.|\/\/|(?:javascript|data|mailto):|<\s*[a-z!/]|\]\s*\(|!\[|[\w.+-]@[\w-]|\b[a-z\d-]+\.[a-z]{2,}\//i
/** Names of pages may have these. */
const bareHosts = /\b[a-z\d-]+\.(?:com|net|org|info|biz|io|ai|co|us|ca|dev|app|example|invalid|test)\b/i

export const hasAddress = (text: string) => links.test(text) || bareHosts.test(text)

/** The addresses that a page tells of itself. */
const ownAddresses = (record: GuideRecord): string[] => {
  if (!isPage(record)) return []
  const { website, email } = record.item
  const signUp = record.kind === 'event' ? record.item.registrationLink : null
  return [website, email, signUp].flatMap((address) => address ?? [])
}

/** Whether a sentence leads to where none of its records lead. */
export const hasForeignAddress = (text: string, records: readonly GuideRecord[]) =>
  [
    records.flatMap(ownAddresses).reduce((rest, own) => rest.replaceAll(own, ''), text),
    ...records.map(({ name }) => name),
  ].some((each) => links.test(each))
